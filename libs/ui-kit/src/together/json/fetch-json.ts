export interface JsonAnswer<Body> {
  /** True for the statuses 200 to 299. */
  ok: boolean;
  status: number;
  /** What `read` made of the body; null if it is not JSON or has another shape. */
  body: Body | null;
}

export interface FetchJsonOptions extends RequestInit {
  /** Time limit for the whole answer, in milliseconds. Default 10,000. */
  timeoutMs?: number;
}

/**
 * Requests JSON from a route of this site. Returns null if no complete answer arrives: offline, too late or aborted. Never throws.
 * @param read returns the checked body, or null if the shape is wrong: a proxy or an older version of this site may have sent it
 */
export async function fetchJson<Body>(
  path: string,
  read: (json: unknown) => Body | null,
  { signal, timeoutMs = 10_000, ...init }: FetchJsonOptions = {},
): Promise<JsonAnswer<Body> | null> {
  // The oldest supported browsers lack AbortSignal.any.
  const own = new AbortController();
  const stop = () => own.abort();
  const timer = setTimeout(stop, timeoutMs);
  if (signal?.aborted) stop();
  signal?.addEventListener('abort', stop);
  try {
    const response = await fetch(path, { ...init, signal: own.signal });
    const json: unknown = await response.json().catch(() => null);
    return own.signal.aborted ? null : { ok: response.ok, status: response.status, body: read(json) };
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}

/** True for an object of named fields; false for null and lists. The same as in contracts, which this library must not import. */
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The rows of the list in this field that pass the check; null if the field is no list. */
export const rowsIn = <Row>(json: unknown, field: string, isRow: (row: unknown) => row is Row): Row[] | null => {
  const list: unknown = isRecord(json) ? json[field] : null;
  return Array.isArray(list) ? list.filter(isRow) : null;
};

/** True if the value is a record and each of these fields is a string. */
export const hasTexts = <Name extends string>(
  value: unknown,
  ...names: Name[]
): value is Record<Name, string> & Record<string, unknown> =>
  isRecord(value) && names.every((name) => typeof value[name] === 'string');
