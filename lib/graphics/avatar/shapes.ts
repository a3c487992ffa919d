/** Right and bottom are outside of the box. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A filled outline in canvas units. The box around it bounds the work. */
export interface Shape extends Box {
  covers(x: number, y: number): boolean;
}

export interface Spot {
  x: number;
  y: number;
}

export function box(
  x: number,
  y: number,
  width: number,
  height: number,
): Shape {
  const bounds = { left: x, top: y, right: x + width, bottom: y + height };
  return {
    ...bounds,
    covers: (px, py) =>
      px > bounds.left && px < bounds.right && py > bounds.top &&
      py < bounds.bottom,
  };
}

export function ellipse({ x, y }: Spot, rx: number, ry: number): Shape {
  return {
    left: x - rx,
    top: y - ry,
    right: x + rx,
    bottom: y + ry,
    covers: (px, py) => ((px - x) / rx) ** 2 + ((py - y) / ry) ** 2 <= 1,
  };
}

/** A line with round ends. `from` and `to` are the radii of its ends. */
export function limb(a: Spot, b: Spot, from: number, to = from): Shape {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy || 1;
  const reach = Math.max(from, to);
  return {
    left: Math.min(a.x, b.x) - reach,
    top: Math.min(a.y, b.y) - reach,
    right: Math.max(a.x, b.x) + reach,
    bottom: Math.max(a.y, b.y) + reach,
    covers(x, y) {
      const along = ((x - a.x) * dx + (y - a.y) * dy) / length;
      const t = Math.min(1, Math.max(0, along));
      const radius = from + (to - from) * t;
      return (x - a.x - dx * t) ** 2 + (y - a.y - dy * t) ** 2 <= radius ** 2;
    },
  };
}

/** A trunk with rounded shoulders. `from` and `to` are half its width at the ends. */
export function taper(a: Spot, b: Spot, from: number, to: number): Shape {
  const reach = Math.max(from, to);
  return {
    left: Math.min(a.x, b.x) - reach,
    top: a.y,
    right: Math.max(a.x, b.x) + reach,
    bottom: b.y,
    covers(x, y) {
      if (y < a.y || y > b.y) return false;
      const t = (y - a.y) / (b.y - a.y);
      const half = from + (to - from) * t - Math.max(0, 3 - (y - a.y));
      return Math.abs(x - a.x - (b.x - a.x) * t) <= half;
    },
  };
}
