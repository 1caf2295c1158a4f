/** @jest-environment node */
import sharp from 'sharp';
import { UpstreamError } from '@starhaven/upstream/server';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { loader } from './og-image.route.server';

const open = async (file: string, answer: CallAnswers['getBlogPost']) => {
  const { context } = authorContext({ getBlogPost: answer }, { hasSession: false });
  const request = new Request(`https://site.test/blog/og/${file}`);
  const result = await Promise.resolve(loader({ request, params: { file }, context })).catch(
    (thrown: unknown) => thrown,
  );
  if (!(result instanceof Response)) throw result;
  return result;
};

test.each(['Hello world', '<svg onload=alert(1)> & "quotes"', '神里绫华'.repeat(20), 'x'.repeat(300), '\u0000\ud800'])(
  'the title %j becomes a picture of the size that previews take',
  async (title) => {
    const response = await open('5.png', { retcode: 0, data: { ...samplePost, title } });
    expect(response.headers.get('Content-Type')).toBe('image/png');
    const { width, height } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect([width, height]).toEqual([1200, 630]);
  },
);

test.each(['5.jpg', 'x', '.png', '5'])('%s is not found', async (file) => {
  expect((await open(file, { retcode: 0, data: samplePost })).status).toBe(404);
});

test('a removed post and a host that is down have no picture, and no cache stores that', async () => {
  const gone = await open('5.png', { retcode: -1, message: 'Blog not found.' });
  expect(gone.status).toBe(404);
  const away = await open('5.png', new UpstreamError('network', 'getBlogPost', 'gone'));
  expect(away.status).toBe(502);
  expect([gone, away].map(({ headers }) => headers.get('Cache-Control'))).toEqual(['no-store', 'no-store']);
});
