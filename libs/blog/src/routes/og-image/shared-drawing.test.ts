/** @jest-environment node */
import { drawTitle } from '../../lib/reading/draw-title.server';
import { authorContext } from '../../testing/author-client.server';
import { samplePost } from '../../testing/sample-post';
import { loader } from './og-image.route.server';

jest.mock('../../lib/reading/draw-title.server', () => ({ drawTitle: jest.fn() }));
const draw = jest.mocked(drawTitle);

const open = (title: string) => {
  const { context } = authorContext(
    { getBlogPost: { retcode: 0, data: { ...samplePost, title } } },
    { hasSession: false },
  );
  return loader({ request: new Request('https://site.test/blog/og/5.png'), params: { file: '5.png' }, context });
};

beforeEach(() => draw.mockReset());

test('requests for the same title share one drawing', async () => {
  draw.mockResolvedValue(Buffer.from('picture'));
  const answers = await Promise.all([open('Shared'), open('Shared')]);
  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(['picture', 'picture']);
  await open('Shared');
  expect(draw).toHaveBeenCalledTimes(1);
});

test('a drawing that failed is tried again', async () => {
  draw.mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(Buffer.from('picture'));
  await expect(open('Failed')).rejects.toThrow('no memory');
  expect((await open('Failed')).status).toBe(200);
});
