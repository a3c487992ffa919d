/** What the window shows at a time of the day, in minutes since midnight. */
export function skyAt(minutes: number): "dawn" | "day" | "dusk" | "night" {
  const hour = minutes / 60;
  if (hour < 5 || hour >= 20) return "night";
  if (hour < 8) return "dawn";
  return hour < 17 ? "day" : "dusk";
}
