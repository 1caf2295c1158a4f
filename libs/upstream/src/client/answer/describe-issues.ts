import type { BaseIssue } from 'valibot';

export interface IssueDescription {
  /** Dot path in the data; empty for the whole value. */
  path: string;
  /** The expected type and the received type. Never the value: it may be a secret. */
  reason: string;
}

type Issue = BaseIssue<unknown>;

/** Describes the deepest issue: in a union it belongs to the form that is closest to the data. */
export function describeIssues(issues: readonly Issue[]): IssueDescription {
  const [deepest] = issues
    .flatMap((issue) => leaves(issue, []))
    // Array.prototype.sort is stable: among equally deep issues the first stays first.
    .sort((a, b) => b.path.length - a.path.length);
  if (!deepest) return { path: '', reason: 'not as expected' };
  const { issue, path } = deepest;
  return { path: path.join('.'), reason: `expected ${issue.expected ?? issue.type}, got ${typeName(issue.input)}` };
}

function leaves(issue: Issue, outer: string[]): { issue: Issue; path: string[] }[] {
  const path = [...outer, ...(issue.path ?? []).map((item) => String(item.key))];
  const inner = issue.issues?.flatMap((nested) => leaves(nested, path)) ?? [];
  return inner.length > 0 ? inner : [{ issue, path }];
}

function typeName(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'array' : typeof value;
}
