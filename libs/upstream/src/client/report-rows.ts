import type { UnreadableRows } from '@starhaven/contracts';
import { describeIssues } from './describe-issues';

/** Says for the operator how many rows of an answer were left out, and why the first of them was; never what it held. */
export function describeUnreadableRows({ count, first }: UnreadableRows): string {
  const { path, reason } = describeIssues(first ? [first] : []);
  const rows = count === 1 ? '1 row was' : `${count} rows were`;
  return `${rows} left out: ${path ? `${path} ` : ''}${reason}`;
}
