/** @jest-environment node */
import { authorContext, formOf } from '../../testing/author-client.server';
import { action } from './upload.route.server';

const refused = { uploadBlogImage: { retcode: -1, status: 'You have uploaded too many images.' } };
const image = new File(['pixels'], 'cat.png', { type: 'image/png' });

test('a refusal of the host is passed on while the picture still arrives', async () => {
  const boundary = 'seam';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="image"; filename="a.png"\r\n\r\nhalf`;
  // Never ends.
  const body = new ReadableStream({ start: (controller) => controller.enqueue(new TextEncoder().encode(head)) });
  const request = new Request('https://site.test/blog/upload', {
    ...{ method: 'POST', body, duplex: 'half' },
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  } as RequestInit);
  const answer = await action({ request, params: {}, context: authorContext(refused).context });
  expect([answer.status, await answer.json()]).toEqual([
    422,
    { ok: false, title: 'Error', message: 'You have uploaded too many images.', status: 422 },
  ]);
});

test('without a session nothing is sent on, with the text of the specification', async () => {
  const { context, calls } = authorContext(refused, { hasSession: false });
  const answer = await action({ request: formOf('/blog/upload', { image }), params: {}, context });
  expect([answer.status, calls]).toEqual([401, []]);
  expect(await answer.json()).toMatchObject({
    title: 'Authentication Error',
    message: 'You must be logged in to upload images.',
  });
});

test('a form without a picture says so', async () => {
  const { context } = authorContext(refused);
  const answer = await action({ request: formOf('/blog/upload', { other: 'x' }), params: {}, context });
  expect(await answer.json()).toMatchObject({ ok: false, message: 'Please choose a picture.' });
});
