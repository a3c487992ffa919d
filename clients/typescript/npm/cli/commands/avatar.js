import { decodePng } from "../picture/decode_png.js";
import { draw } from "../picture/draw.js";
import { screenOf } from "../terminal/screen.js";
import { UsageError } from "../usage_error.js";
const FACING = 2;
export const avatar = {
    name: "avatar",
    operands: ["<figure>"],
    options: [
        "direction",
        "head-direction",
        "size",
        "gesture",
        "frame",
        "action",
        "output",
    ],
    summary: "A picture: drawn here, as PNG in a pipe or a file",
    examples: [
        "foyer avatar hd-180-1.hr-100-61 -o avatar.png",
        "foyer avatar hd-180-1.hr-100-61.ch-210-66 --gesture sml --action wav",
    ],
    async run({ foyer, operands: [figure = ""], settings, system }) {
        const { direction = FACING, head_direction } = settings;
        const { size, gesture, frame, action, output } = settings;
        const { bytes } = await foyer.avatar({
            figure,
            direction,
            head_direction,
            size,
            gesture,
            frame,
            action,
        });
        if (output !== undefined)
            return await write(output, bytes, system);
        const screen = screenOf(system);
        return screen ? draw(await decodePng(bytes), screen) : bytes;
    },
};
async function write(path, bytes, system) {
    try {
        await system.writeFile(path, bytes);
        return "";
    }
    catch (error) {
        const why = error instanceof Error ? error.message : String(error);
        throw new UsageError(`Cannot write "${path}": ${why}`);
    }
}
