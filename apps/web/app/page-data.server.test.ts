import { encode } from 'turbo-stream';
import { openAgain, readHandoff, withPageData } from './page-data.server';

const readAll = async (stream: ReadableStream<Uint8Array>) => new Response(stream).text();

test('data without promises is there at once', async () => {
  const handoff = await readHandoff(encode({ name: 'Ü & co' }));
  expect(handoff.rest).toBeNull();
  expect(handoff.chunks).toEqual([await readAll(encode({ name: 'Ü & co' }))]);
});

test('data with a promise stays a stream with the same text', async () => {
  const data = () => ({ now: 1, later: new Promise((resolve) => setTimeout(resolve, 5, 'here')) });
  const handoff = await readHandoff(encode(data()));
  expect(handoff.rest).not.toBeNull();
  expect(await readAll(openAgain(handoff))).toBe(await readAll(encode(data())));
});

test('a page without data has none', async () => {
  expect(await readHandoff(undefined)).toEqual({ chunks: [], rest: null });
  expect(withPageData('<html></html>', [], 'n')).toBe(
    '<html></html><script nonce="n">window.__remixContext.streamController.close();</script>',
  );
});

test('no text in the data ends its script element', () => {
  const hostile = '</script><script>alert(1)</script><!-- & \u2028\u2029';
  const page = withPageData('', [hostile], 'n');
  expect(page.match(/<\/script>/g)).toHaveLength(2);
  expect(page).not.toMatch(/<!--|[\u2028\u2029]/);
  const [, written = ''] = /enqueue\((.*?)\);<\/script>/.exec(page) ?? [];
  expect(JSON.parse(written)).toBe(hostile);
});
