import * as v from 'valibot';
import { DomainError } from './domain-error';

/** What is wrong with an input, in one line. The messages of schemas state the accepted values. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? 'the command';
  const isMissing = issue.received === 'undefined';
  return isMissing ? `${name} is missing.` : `${name} is wrong; it must be ${issue.message}.`;
}

/** Checks the input of a verb of staff and of operators. @throws DomainError invalid-argument with the path of the wrong value */
export function checkInput<Schema extends v.GenericSchema>(schema: Schema, input: unknown): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new DomainError('invalid-argument', describeIssue(result.issues[0]));
}
