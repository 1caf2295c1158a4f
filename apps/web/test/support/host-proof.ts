import { createHmac } from 'node:crypto';
import { trustSecret } from './launch-web';

/** What our own API answers to `GET /api/v2/capabilities`, with its proof when it is asked for it. */
export function capabilitiesAnswer(url: string, extensions: readonly string[]) {
  const { searchParams: asked } = new URL(url, 'http://host');
  const said = `host-proof:${asked.get('host')}:${asked.get('challenge')}`;
  const proof = asked.has('challenge') && createHmac('sha256', trustSecret).update(said).digest('hex');
  const data = { extensions: ['host-proof', ...extensions], ...(proof ? { proof } : {}) };
  return { retcode: 0, message: 'ok', data };
}
