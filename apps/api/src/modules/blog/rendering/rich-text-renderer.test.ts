import { renderMarkdown } from '@starhaven/rich-text/server';
import { richTextRenderer } from './rich-text-renderer';

jest.mock('@starhaven/rich-text/server', () => ({ renderMarkdown: jest.fn() }));
const render = jest.mocked(renderMarkdown);

test('a text that is too slow is refused with advice for its author', async () => {
  render.mockResolvedValue({ ok: false, reason: 'too slow' });
  expect(await richTextRenderer.render('Text')).toMatchObject({ ok: false, reason: expect.stringContaining('fewer') });
});

test('a renderer that is busy or has died is not the fault of the text', async () => {
  render.mockResolvedValue({ ok: false, reason: 'busy' });
  await expect(richTextRenderer.render('Text')).rejects.toThrow('Too many texts wait');
  const cause = new Error('the worker died');
  render.mockResolvedValue({ ok: false, reason: 'failed', error: cause });
  await expect(richTextRenderer.render('Text')).rejects.toMatchObject({ cause });
});
