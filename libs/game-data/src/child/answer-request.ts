import { UnreadableDataError } from '../data-format';
import { openData } from '../detect-format';
import type { ImportedRow } from '../imported-item';
import { maxRowsPerEvent } from './messages';
import type { ChildMessage, ChildRequest } from './messages';

/** Handles a request; runs in the child process. @throws UnreadableDataError */
export async function* answerRequest(request: ChildRequest, signal: AbortSignal): AsyncGenerator<ChildMessage> {
  const { game, format, parts } = await openData(request.format, request.from);
  if (request.kind === 'open') {
    const digests = [];
    for (const { name, digest } of parts) digests.push({ name, digest: await digest() });
    yield { kind: 'opened', game, format: format.name, parts: digests };
    return;
  }
  for (const name of request.parts) {
    const part = parts.find((candidate) => candidate.name === name);
    if (part === undefined) throw new UnreadableDataError(`${request.from} has no part "${name}" any more.`);
    yield { kind: 'part', name };
    let rows: ImportedRow[] = [];
    for await (const row of part.read(signal)) {
      rows.push(row);
      if (rows.length < maxRowsPerEvent) continue;
      yield { kind: 'rows', rows };
      rows = [];
    }
    if (rows.length > 0) yield { kind: 'rows', rows };
    yield { kind: 'part-end', name };
  }
}
