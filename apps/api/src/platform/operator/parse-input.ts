import * as v from 'valibot';
import { OperatorError } from './operator-error';

/** What an operator gave, checked. Schemas say in their messages what is accepted. @throws OperatorError naming the place */
export function parseOperatorInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  const [issue] = result.issues;
  const name = v.getDotPath(issue) ?? 'the command';
  const isMissing = issue.received === 'undefined';
  throw new OperatorError(isMissing ? `${name} is missing.` : `${name} is wrong, accepted is ${issue.message}.`);
}
