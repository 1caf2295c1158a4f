import { createHmac } from 'node:crypto';
import { trustSecret } from './launch-web';

/** The answer of our own API to `GET /api/v2/capabilities`, with the proof if the request asks for it. */
export function capabilitiesAnswer(url: string, extensions: readonly string[]) {
  const { searchParams: asked } = new URL(url, 'http://host');
  const said = `host-proof:${asked.get('host')}:${asked.get('challenge')}`;
  const proof = asked.has('challenge') && createHmac('sha256', trustSecret).update(said).digest('hex');
  const data = { extensions: ['host-proof', ...extensions], ...(proof ? { proof } : {}) };
  return { retcode: 0, message: 'ok', data };
}
