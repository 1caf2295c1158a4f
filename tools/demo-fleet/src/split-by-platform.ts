/** Splits a number by parts that sum to 1. The results are whole and sum to the number (largest remainders). */
export function splitByPlatform(players: number, parts: Readonly<Record<string, number>>): Record<string, number> {
  const exact = Object.entries(parts).map(([name, part]) => ({ name, share: players * part }));
  let left = players - exact.reduce((sum, { share }) => sum + Math.floor(share), 0);
  const byRemainder = [...exact].sort((a, b) => (b.share % 1) - (a.share % 1));
  const rounded = new Map(exact.map(({ name, share }) => [name, Math.floor(share)]));
  for (const { name } of byRemainder) {
    if (left <= 0) break;
    rounded.set(name, (rounded.get(name) ?? 0) + 1);
    left -= 1;
  }
  return Object.fromEntries(rounded);
}
