import { UnreadableDataError } from '../data-format';
import type { ImportedRow } from '../imported-item';
import { ownDescs } from '../text/own-descs';
import { propertyFault } from './property-fault';
import { skipped } from './skipped';

/**
 * Applies the rules for every part. It stops on abort, skips repeated items and properties that no item can have, and drops descriptions
 * in a wrong language.
 * @throws UnreadableDataError for a part without any item: it does not match the format
 */
export async function* checkedRows(
  name: string,
  expects: string,
  rows: AsyncIterable<ImportedRow> | Iterable<ImportedRow>,
  signal: AbortSignal,
): AsyncGenerator<ImportedRow> {
  const seen = new Set<string>();
  let lastSkipped = '';
  for await (const row of rows) {
    signal.throwIfAborted();
    if ('skipped' in row) {
      lastSkipped = ` (${row.skipped.place}: ${row.skipped.reason})`;
      yield row;
      continue;
    }
    const { type, group, id } = row.item;
    const fault = propertyFault(row.item);
    if (fault !== undefined) {
      lastSkipped = ` (id ${id}: ${fault})`;
      yield skipped(group === '' ? `${name}, id ${id}` : `${name}, group ${group}, id ${id}`, fault);
      continue;
    }
    const key = `${type} ${group} ${id}`;
    if (seen.has(key)) yield skipped(`${name}, id ${id}`, 'was there before');
    else yield { item: { ...row.item, descs: ownDescs(row.item.descs) } };
    seen.add(key);
  }
  if (seen.size === 0)
    throw new UnreadableDataError(`${name}: found nothing to read${lastSkipped}; expected ${expects}.`);
}
