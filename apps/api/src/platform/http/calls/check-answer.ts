import type { CallDefinition } from '@starhaven/contracts/protocol';
import { countUnreadableRows, isRecord } from '@starhaven/contracts/protocol';
import * as v from 'valibot';

/** The path of a field of `answer` that is missing in the parsed form: the contract does not have it, so it must not leak. */
function findUnknownField(answer: unknown, parsed: unknown, path = ''): string | null {
  if (Array.isArray(answer) && Array.isArray(parsed)) {
    for (const [index, item] of answer.entries()) {
      const found = findUnknownField(item, parsed[index], `${path}[${index}]`);
      if (found) return found;
    }
    return null;
  }
  if (!isRecord(answer) || !isRecord(parsed)) return null;
  for (const [key, value] of Object.entries(answer)) {
    if (!(key in parsed)) return `${path}.${key}`;
    const found = findUnknownField(value, parsed[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** @throws with the call and the place when an answer breaks the contract or has additional fields */
export function checkAnswer(call: CallDefinition, answer: unknown): void {
  const { result, unreadable } = countUnreadableRows(() => v.safeParse(call.response, answer));
  if (!result.success) {
    const [issue] = result.issues;
    throw new Error(`${call.name} broke its contract at ${v.getDotPath(issue) ?? 'its root'}: ${issue.message}`);
  }
  // Clients skip such rows; our own answers must not have any.
  if (unreadable.first) {
    const { first } = unreadable;
    throw new Error(
      `${call.name} broke its contract in a row at ${v.getDotPath(first) ?? 'its root'}: ${first.message}`,
    );
  }
  const unknown = findUnknownField(answer, result.output);
  if (unknown !== null) throw new Error(`${call.name} answered the field ${unknown}, which its contract does not have`);
}
