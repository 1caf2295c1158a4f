/** What `list uid` tells about one player: null as `isOnline` when the text is no list that can be read. */
export interface ListedPlayer {
  isOnline: boolean | null;
  nickname: string;
}

/**
 * Looks a player up in what Grasscutter's `list uid` prints, in whatever language: a line with the number of players, then
 * their names, each with its number in parentheses, separated by commas or lines. A name may hold commas and parentheses
 * itself, so only a number at the end of an entry counts. A single line without any entry means that nobody is online.
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
