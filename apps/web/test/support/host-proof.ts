import { createHmac } from 'node:crypto';
import { trustSecret } from './launch-web';

/** What our own API answers to `GET /api/v2/capabilities`, with its proof when it is asked for it. */
export function capabilitiesAnswer(url: string, extensions: readonly string[]) {
  const challenge = new URL(url, 'http://host').searchParams.get('challenge');
  const proof = challenge && createHmac('sha256', trustSecret).update(`host-proof:${challenge}`).digest('hex');
  const data = { extensions: ['host-proof', ...extensions], ...(proof ? { proof } : {}) };
  return { retcode: 0, message: 'ok', data };
}
