import { getCapabilities } from '@starhaven/contracts/protocol';
import { buildRequest } from '../client/request/build-request.server';
import { decodeAnswer } from '../client/answer/decode-answer.server';
import { exchange } from '../client/exchange/exchange.server';
import { isUpstreamError } from '../failures/upstream-error';

const timeoutMs = 5000;
const maxBodyBytes = 64 * 1024;

/** The extensions that a host announces; `failing` for a 429 or 5xx, `none` for any other answer, null for no answer. */
export async function askCapabilities(
  accountUrl: string,
  fetchFromHost: typeof fetch,
  signal: AbortSignal,
): Promise<ReadonlySet<string> | 'none' | 'failing' | null> {
  try {
    const request = buildRequest(getCapabilities, accountUrl, {});
    const options = { call: getCapabilities.name, fetch: fetchFromHost, timeoutMs, maxBodyBytes, signal };
    const answer = await exchange(request, options);
    // A host that is starting, busy or behind a failing proxy may still have extensions.
    if (answer.status >= 500 || answer.status === 429) return 'failing';
    const result = decodeAnswer(getCapabilities, answer);
    return result.ok ? new Set(result.data.extensions) : 'none';
  } catch (error) {
    return isUpstreamError(error) && (error.kind === 'shape' || error.kind === 'status') ? 'none' : null;
  }
}
