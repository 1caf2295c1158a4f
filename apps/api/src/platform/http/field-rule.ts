import { EmailSchema } from '@starhaven/contracts';
import * as v from 'valibot';
import { Refusal } from './refusal';

/** Fields as they came: undefined when left out, empty when it was no single text. */
export type GivenFields = Readonly<Record<string, string | undefined>>;

/** What one field of a form has to be, in the words of the specification (docs/behaviour/login.md#validation). */
export interface FieldRule {
  /** Its name on the wire. */
  name: string;
  /** Its name in the site's own forms, where that is another. */
  formName?: string;
  /** Why the value is refused; null when it is not. A field that was left out is the empty text. */
  findFault: (value: string, fields: GivenFields) => string | null;
}

export const isEmail = (text: string) => v.is(EmailSchema, text);

function textsOf(input: unknown): GivenFields {
  if (typeof input !== 'object' || input === null) return {};
  return Object.fromEntries(
    Object.entries(input).map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/**
 * Refuses a form whose fields break the rules: the first fault, in the order of the rules, is the message; `errors` has all of
 * them by the names of the fields. @throws Refusal 400
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
