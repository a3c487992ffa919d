/** Makes a folder and those above it. Leaves one that this program may not touch. */
export async function makeFolder(path: string): Promise<void> {
  try {
    await Deno.mkdir(path, { recursive: true });
  } catch (error) {
    // Where the database lies beside the site, only its files may be written.
    if (!(error instanceof Deno.errors.NotCapable)) throw error;
  }
}
