import { STATUS_CODES } from 'node:http';
import type { UpstreamError } from './upstream-error';

/** A message must not fill the page. */
const maxCharacters = 200;

/**
 * The host's own text about a failed call, as plain text; undefined if it sends none for visitors. The text of a `refused` read is for the
 * web server, and the name of an HTTP status, such as "Service Unavailable", tells visitors nothing.
 */
export function hostText({ kind, status = 0, serverMessage = '' }: UpstreamError): string | undefined {
  if (kind === 'refused' || serverMessage.trim() === '' || serverMessage === STATUS_CODES[status]) return undefined;
  return [...serverMessage].slice(0, maxCharacters).join('');
}
