import type { UnreadableRows } from '@starhaven/contracts/protocol';
import { describeIssues } from './describe-issues';

/** Reports to the operator how many rows of an answer were left out, and why the first one was. Never shows their content. */
export function describeUnreadableRows({ count, first }: UnreadableRows): string {
  const { path, reason } = describeIssues(first ? [first] : []);
  const rows = count === 1 ? '1 row was' : `${count} rows were`;
  return `${rows} left out: ${path ? `${path} ` : ''}${reason}`;
}
