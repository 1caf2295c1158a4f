import { getCapabilities } from '@starhaven/contracts';
import { buildRequest } from '../client/build-request.server';
import { decodeAnswer } from '../client/decode-answer.server';
import { exchange } from '../client/exchange.server';
import { isUpstreamError } from '../upstream-error';

const timeoutMs = 5000;
const maxBodyBytes = 64 * 1024;

/** The extensions a host announces; `none` when it answers anything else, `failing` with its 429 or 5xx; null when it gave no answer. */
export async function askCapabilities(
  accountUrl: string,
  fetchFromHost: typeof fetch,
  signal: AbortSignal,
): Promise<ReadonlySet<string> | 'none' | 'failing' | null> {
  try {
    const request = buildRequest(getCapabilities, accountUrl, {});
    const options = { call: getCapabilities.name, fetch: fetchFromHost, timeoutMs, maxBodyBytes, signal };
    const answer = await exchange(request, options);
    // A host that is starting, busy or behind a failing proxy may well have extensions.
    if (answer.status >= 500 || answer.status === 429) return 'failing';
    const { data } = decodeAnswer(getCapabilities, answer) as { data: { extensions: string[] } };
    return new Set(data.extensions);
  } catch (error) {
    return isUpstreamError(error) && (error.kind === 'shape' || error.kind === 'status') ? 'none' : null;
  }
}
