import { parse } from "./accept.ts";

/**
 * The content coding with the highest weight in Accept-Encoding (RFC 9110, section
 * 12.5.3), or `identity`. Between equals the first offer wins: browsers name gzip
 * before br with equal weight.
 */
export function preferredCoding<Coding extends string>(
  header: string,
  offers: readonly Coding[],
): Coding | "identity" {
  const members = parse(header);
  const weightOf = (name: string) =>
    members.find(({ type }) => type === name)?.q;
  const others = weightOf("*") ?? 0;
  const [best] = offers.map((coding) => (
    { coding, q: weightOf(coding) ?? others }
  )).toSorted((a, b) => b.q - a.q);
  const isWanted = best && best.q > 0 && best.q >= (weightOf("identity") ?? 0);
  return isWanted ? best.coding : "identity";
}
