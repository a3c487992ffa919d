import type { Command } from "../command.ts";
import { decodePng } from "../picture/decode_png.ts";
import { draw } from "../picture/draw.ts";
import type { System } from "../system.ts";
import { screenOf } from "../terminal/screen.ts";
import { UsageError } from "../usage_error.ts";

/** Towards the reader, and a little to the side. */
const FACING = 2;

export const avatar: Command = {
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
  summary: "Draw a figure in the terminal, or as PNG",
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
    if (output !== undefined) return await write(output, bytes, system);
    const screen = screenOf(system);
    return screen ? draw(await decodePng(bytes), screen) : bytes;
  },
};

async function write(path: string, bytes: Uint8Array, system: System) {
  try {
    await system.writeFile(path, bytes);
    return "";
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw new UsageError(
      `Cannot write "${path}": ${why}`,
      "Name a file in a folder that you can write to",
    );
  }
}
