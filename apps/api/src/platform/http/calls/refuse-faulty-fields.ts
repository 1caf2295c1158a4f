import type { FieldRule, GivenFields } from '../../forms/field-rule';
import { Refusal } from '../errors/refusal';

function textsOf(input: unknown): GivenFields {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/**
 * Refuses a form whose fields break the rules. The message is the first fault in the order of the rules; `errors` has all faults by field
 * name.
 * @throws Refusal 400
 */
export function refuseFaultyFields(rules: readonly FieldRule[], input: unknown): void {
  const fields = textsOf(input);
  const faults = rules.flatMap(({ name, formName = name, findFault }) => {
    const message = findFault(fields[name] ?? '', fields);
    return message === null ? [] : [{ name, formName, message }];
  });
  const [first] = faults;
  if (first === undefined) return;
  const errors = Object.fromEntries(faults.map(({ name, message }) => [name, message]));
  throw new Refusal(400, first.message, { status: 400, fields: { field: first.formName, errors } });
}
