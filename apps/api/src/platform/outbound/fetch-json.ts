import { messageOf } from '@starhaven/node-kit/server';

const defaultLimits = { timeoutMs: 5_000, maxBytes: 1024 * 1024 };

/** Another server did not answer with usable JSON; the message contains nothing of its answer. */
export class FetchJsonError extends Error {
  override name = 'FetchJsonError';
  constructor(
    message: string,
    /** null when no answer came. */
    readonly status: number | null,
    options: ErrorOptions = {},
  ) {
    super(message, options);
  }
}

async function readText(response: Response, maxBytes: number): Promise<string> {
  const reader = response.body?.getReader();
  const parts: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
    size += part.value.byteLength;
    parts.push(part.value);
    if (size <= maxBytes) continue;
    await reader?.cancel();
    throw new Error(`more than ${maxBytes} bytes`);
  }
  return Buffer.concat(parts).toString('utf8');
}

/**
 * Fetches JSON from another operator's server, by default within five seconds and up to one mebibyte. Redirects are not followed, because
 * the request's data is meant for this address only.
 * @throws FetchJsonError
 */
export async function fetchJson(
  url: string,
  init: RequestInit,
  { timeoutMs, maxBytes } = defaultLimits,
): Promise<unknown> {
  let status: number | null = null;
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    status = response.status;
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`answered ${status}`);
    }
    return JSON.parse(await readText(response, maxBytes)) as unknown;
  } catch (error) {
    // A parser's message repeats the invalid text, which may be a token.
    const reason = error instanceof SyntaxError ? 'no JSON' : messageOf(error);
    throw new FetchJsonError(`${new URL(url).host}: ${reason}`, status, {
      cause: error instanceof SyntaxError ? undefined : error,
    });
  }
}
