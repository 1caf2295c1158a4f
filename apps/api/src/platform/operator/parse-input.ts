import * as v from 'valibot';
import { OperatorError } from './operator-error';

/** Checks an operator's input. The messages of schemas say what is accepted. @throws OperatorError with the place */
export function parseOperatorInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? 'the command';
  const isMissing = issue.received === 'undefined';
  throw new OperatorError(isMissing ? `${name} is missing.` : `${name} is wrong; it must be ${issue.message}.`);
}
