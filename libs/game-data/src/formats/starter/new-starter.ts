import { UnreadableDataError } from '../../data-format';
import type { DataFormat } from '../../data-format';
import { digestText } from '../../files/data-files';
import type { ImportedRow } from '../../imported-item';
import { checkedRows } from '../../rows/checked-rows';

/** A format without files: built-in rows, in one part. */
export function newStarter(name: string, title: string, game: 2 | 3, rows: () => ImportedRow[]): DataFormat {
  const open = async (path: string) => {
    if (path !== '') throw new UnreadableDataError(`${name} comes with the site and takes no path.`);
    const part = {
      name: 'starter',
      digest: async () => digestText(JSON.stringify(rows())),
      read: (signal: AbortSignal) => checkedRows('starter', 'rows', rows(), signal),
    };
    return { game, parts: [part] };
  };
  return { name, title, games: [game], expects: 'nothing: it comes with the site', open };
}
