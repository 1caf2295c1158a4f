import { fetchJson, hasTexts, rowsIn } from './fetch-json';

const fetchBefore = globalThis.fetch;
afterEach(() => {
  globalThis.fetch = fetchBefore;
  jest.useRealTimers();
});

const answerWith = (make: () => Response | Promise<Response>) => {
  const asked = jest.fn(async (_path: string, _init?: RequestInit) => make());
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
};
/** Never answers; rejects when it is aborted, as browsers do. */
const hang = () => {
  const asked = jest.fn(
    (_path: string, init?: RequestInit) =>
      new Promise<Response>((_, reject) => init?.signal?.addEventListener('abort', () => reject(new Error('aborted')))),
  );
  globalThis.fetch = asked as unknown as typeof fetch;
  return asked;
};
const readName = (json: unknown) => (hasTexts(json, 'name') ? json.name : null);

test('gives the checked body with the status, and sends the request as given', async () => {
  const asked = answerWith(() => Response.json({ name: 'Inn' }));
  expect(await fetchJson('/a.json', readName, { method: 'POST', body: 'x' })).toEqual({
    ...{ ok: true, status: 200, body: 'Inn' },
  });
  expect(asked.mock.calls[0]?.[0]).toBe('/a.json');
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: 'x' });
});

test.each([
  ['of another shape', () => Response.json({ name: 5 }), 200],
  ['that is not JSON', () => new Response('<h1>Bad Gateway</h1>', { status: 502 }), 502],
])('a body %s is null, with its status', async (_, make, status) => {
  answerWith(make);
  expect(await fetchJson('/a.json', readName)).toEqual({ ok: status === 200, status, body: null });
});

test('without an answer it gives null', async () => {
  answerWith(() => Promise.reject(new TypeError('offline')));
  expect(await fetchJson('/a.json', readName)).toBeNull();
});

test('an answer that takes longer than the time limit is aborted', async () => {
  jest.useFakeTimers();
  const asked = hang();
  const answer = fetchJson('/a.json', readName, { timeoutMs: 3_000 });
  await jest.advanceTimersByTimeAsync(2_999);
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await answer).toBeNull();
  expect(asked.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
});

test('the time limit includes the body', async () => {
  jest.useFakeTimers();
  const late = { ok: true, status: 200, json: () => new Promise((resolve) => setTimeout(resolve, 20_000, {})) };
  answerWith(() => late as unknown as Response);
  const answer = fetchJson('/a.json', () => 'read');
  await jest.advanceTimersByTimeAsync(20_000);
  expect(await answer).toBeNull();
});

test('the caller aborts a running request, and one before it starts', async () => {
  const asked = hang();
  const abort = new AbortController();
  const running = fetchJson('/a.json', readName, { signal: abort.signal });
  abort.abort();
  expect(await running).toBeNull();
  answerWith(() => Response.json({ name: 'Inn' }));
  expect(await fetchJson('/a.json', readName, { signal: abort.signal })).toBeNull();
  expect(asked).toHaveBeenCalledTimes(1);
});

test('rows that fail their check are left out; a field that is no list is null', () => {
  const isRow = (row: unknown): row is { id: string } => hasTexts(row, 'id');
  expect(rowsIn({ rows: [{ id: '1' }, { id: 2 }, null] }, 'rows', isRow)).toEqual([{ id: '1' }]);
  expect([rowsIn({ rows: {} }, 'rows', isRow), rowsIn(null, 'rows', isRow), rowsIn([], 'rows', isRow)]).toEqual([
    ...[null, null, null],
  ]);
});
