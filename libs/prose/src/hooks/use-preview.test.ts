import { act, renderHook } from '@testing-library/react';
import { usePreview } from './use-preview';

let statuses: number[];
let sent: string[];
beforeEach(() => {
  jest.useFakeTimers();
  sent = [];
  globalThis.fetch = (async (_: string, { body }: { body: FormData }) => {
    const text = String(body.get('content'));
    sent.push(text);
    const status = statuses.shift() ?? 200;
    return { ok: status === 200, status, json: async () => ({ html: status === 200 ? `<p>${text}</p>` : null }) };
  }) as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a preview follows the text, and is requested again while the renderer is busy', async () => {
  statuses = [503, 503];
  const { result, rerender } = renderHook(({ text }) => usePreview('/preview', text, true), {
    initialProps: { text: 'One' },
  });
  await pass(500);
  expect(sent).toEqual([]);
  await pass(100);
  expect(result.current).toBeNull();
  await pass(3_000);
  expect(sent).toEqual(['One', 'One', 'One']);
  expect(result.current).toBe('<p>One</p>');
  statuses = [503, 503, 503, 503, 503];
  rerender({ text: 'Two' });
  await pass(60_000);
  expect(sent.slice(3)).toEqual(['Two', 'Two', 'Two', 'Two', 'Two']);
  expect(result.current).toBe('<p>One</p>');
});

test('an older text is not requested again', async () => {
  statuses = [503];
  const { result, rerender } = renderHook(({ text }) => usePreview('/preview', text, true), {
    initialProps: { text: 'One' },
  });
  await pass(700);
  rerender({ text: 'Two' });
  await pass(10_000);
  expect(sent).toEqual(['One', 'Two']);
  expect(result.current).toBe('<p>Two</p>');
});
