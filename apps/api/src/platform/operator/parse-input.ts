import * as v from 'valibot';
import { describeIssue } from '../errors/check-input';
import { OperatorError } from './operator-error';

/** Checks an operator's input. The messages of schemas state the accepted values. @throws OperatorError with the path of the wrong value */
export function parseOperatorInput<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input, { abortEarly: true });
  if (result.success) return result.output;
  throw new OperatorError(describeIssue(result.issues[0]));
}
