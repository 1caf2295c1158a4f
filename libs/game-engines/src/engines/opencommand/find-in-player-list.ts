/**
 * The name of a player in what Grasscutter's `list uid` prints: names, each with its number in parentheses, separated by
 * commas or lines. A name may hold commas and parentheses itself, so only a number at the end of an entry counts.
 * null when the player is not online.
 */
export function findInPlayerList(text: string, uid: string): string | null {
  for (const line of text.split('\n')) {
    for (const entry of line.split(/,\s+/)) {
      const match = /^(.*?)\s*\((\d+)\)[,\s]*$/.exec(entry);
      if (match?.[2] === uid) return (match[1] ?? '').replace(/^[^:]*:\s*/, '').slice(0, 64);
    }
  }
  return null;
}
