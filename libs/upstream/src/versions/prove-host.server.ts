import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { getCapabilities } from '@starhaven/contracts/protocol';
import { buildRequest } from '../client/request/build-request.server';
import { decodeAnswer } from '../client/answer/decode-answer.server';
import { exchange } from '../client/exchange/exchange.server';
import { isUpstreamError } from '../failures/upstream-error';

const timeoutMs = 5000;
const maxBodyBytes = 64 * 1024;

export interface HostProofOptions {
  url: string;
  trustSecret: string;
  fetch: typeof fetch;
  signal: AbortSignal;
}

/** Whether the host has the secret that it shares with our web server; null if it could not be asked now. */
export async function proveHost({ url, trustSecret, fetch, signal }: HostProofOptions): Promise<boolean | null> {
  const challenge = randomBytes(32).toString('base64url');
  const { host } = new URL(url);
  const expected = createHmac('sha256', trustSecret).update(`host-proof:${host}:${challenge}`).digest('hex');
  try {
    const request = buildRequest(getCapabilities, url, { query: { challenge, host } });
    const options = { call: getCapabilities.name, fetch, timeoutMs, maxBodyBytes, signal };
    const answer = await exchange(request, options);
    if (answer.status >= 500 || answer.status === 429) return null;
    const result = decodeAnswer(getCapabilities, answer);
    const [given, wanted] = [Buffer.from((result.ok && result.data.proof) || ''), Buffer.from(expected)];
    return given.length === wanted.length && timingSafeEqual(given, wanted);
  } catch (error) {
    if (!isUpstreamError(error)) throw error;
    return error.kind === 'shape' || error.kind === 'status' ? false : null;
  }
}
