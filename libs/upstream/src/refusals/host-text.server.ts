import { STATUS_CODES } from 'node:http';
import type { CallRefusal } from '../call-result';
import type { UpstreamError } from '../failures/upstream-error';

const maxCharacters = 200;
/** A message must not fill the page. */
const cut = (text: string) => [...text].slice(0, maxCharacters).join('');

/**
 * The host's own text about a failed call, as plain text; undefined if it sends none for visitors. The text of a `refused` read is for the
 * web server, and the name of an HTTP status, such as "Service Unavailable", tells visitors nothing.
 */
export function hostText({ kind, status = 0, serverMessage = '' }: UpstreamError): string | undefined {
  if (kind === 'refused' || serverMessage.trim() === '' || serverMessage === STATUS_CODES[status]) return undefined;
  return cut(serverMessage);
}

/** The same for a refusal. */
export const refusalText = ({ message }: Pick<CallRefusal, 'message'>): string | undefined =>
  message.trim() === '' ? undefined : cut(message);
