// @ts-check
// Runs before the first paint: what needs script may be shown, and where no
// theme is stored, the system decides.
{
  const { dataset } = document.documentElement;
  dataset.script = "";
  try {
    dataset.theme = localStorage.theme ?? "";
  } catch {
    // Without storage there was no choice.
  }
}
