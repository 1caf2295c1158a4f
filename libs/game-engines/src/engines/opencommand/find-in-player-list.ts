/** The result of `list uid` for one player; `isOnline` is null if the text is not a readable list. */
export interface ListedPlayer {
  isOnline: boolean | null;
  nickname: string;
}

/**
 * Finds a player in the output of Grasscutter's `list uid`, in any language: a line with the number of players, then their names, each
 * with its number in parentheses, separated by commas or lines. A name may contain commas and parentheses, so only a number at the end of
 * an entry counts. A single line without any entry means that no player is online.
 */
export function findInPlayerList(text: string, uid: string): ListedPlayer {
  let entries = 0;
  const lines = text.split('\n');
  for (const entry of lines.flatMap((line) => line.split(/,\s+/))) {
    const match = /^(.*?)\s*\((\d+)\)[,\s]*$/.exec(entry);
    if (!match) continue;
    entries += 1;
    if (match[2] === uid) return { isOnline: true, nickname: (match[1] ?? '').replace(/^[^:]*:\s*/, '').slice(0, 64) };
  }
  return { isOnline: entries > 0 || (lines.length === 1 && text !== '') ? false : null, nickname: '' };
}
