const defaultLimits = { timeoutMs: 5_000, maxBytes: 1024 * 1024 };

/** Another server did not give the JSON that it was asked for; the message holds nothing of its answer. */
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
 * JSON of a server that is not ours, within five seconds and one mebibyte unless told otherwise. Redirects are not
 * followed: what is sent along is meant for this address only.
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
    // A parser repeats what it could not parse, which may be a token.
    const reason = error instanceof SyntaxError ? 'no JSON' : String((error as Partial<Error>).message);
    throw new FetchJsonError(`${new URL(url).host}: ${reason}`, status, {
      cause: error instanceof SyntaxError ? undefined : error,
    });
  }
}
