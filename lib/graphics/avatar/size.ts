/** Of a normal picture, in pixels; a large one has twice as many each way. */
export const WIDTH = 64;
export const HEIGHT = 110;
