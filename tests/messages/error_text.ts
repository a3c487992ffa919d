/** Message of the error that a call throws. */
export async function errorText(call: () => unknown): Promise<string> {
  try {
    await call();
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  throw new Error("No error. Expected one.");
}

/** Messages of several calls that must fail. */
export async function errorTexts(
  calls: Record<string, () => unknown>,
): Promise<Record<string, string>> {
  const texts: Record<string, string> = {};
  for (const [situation, call] of Object.entries(calls)) {
    texts[situation] = await errorText(call);
  }
  return texts;
}
