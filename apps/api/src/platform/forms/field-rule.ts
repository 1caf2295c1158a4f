import { EmailSchema } from '@starhaven/contracts/protocol';
import * as v from 'valibot';

/** Fields as they were sent: undefined when left out, empty when the value was not a single text. */
export type GivenFields = Readonly<Record<string, string | undefined>>;

/** The rule for one field of a form, in the words of the specification (docs/behaviour/login.md#validation). */
export interface FieldRule {
  /** Its name on the wire. */
  name: string;
  /** Its name in the site's own forms, if it differs. */
  formName?: string;
  /** The reason why the value is refused; null when it is valid. A field that was left out is the empty text. */
  findFault: (value: string, fields: GivenFields) => string | null;
}

/** Whether a field was left out or has only spaces. */
export const isBlank = (text: string | undefined) => (text ?? '').trim() === '';

export const isEmail = (text: string) => v.is(EmailSchema, text);
