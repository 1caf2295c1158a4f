import { Refusal } from '../../../platform/http/refusal';

/** RFC 5321 §4.5.3.1.3, without the angle brackets. */
const emailMaxLength = 254;

/** The form in which mail addresses are compared; nearly every host takes the part before the @ in any case. */
export function emailKey(email: string): string {
  return email.trim().toLowerCase();
}

/** An address as it is kept. @throws Refusal with a text for the visitor when it is longer than addresses may be */
export function requireEmail(text: string): { email: string; key: string } {
  const email = text.trim();
  if (email.length > emailMaxLength) throw new Refusal(-1, 'Invalid email address', { fields: { field: 'email' } });
  return { email, key: emailKey(email) };
}
