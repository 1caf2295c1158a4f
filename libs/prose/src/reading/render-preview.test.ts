import { renderMarkdown } from '@starhaven/rich-text/server';
import { renderPreview } from './render-preview.server';

jest.mock('@starhaven/rich-text/server', () => ({ renderMarkdown: jest.fn() }));
const render = jest.mocked(renderMarkdown);
const reportError = jest.fn();
const preview = () => renderPreview('Text', { account: '1', context: { reportError } });

beforeEach(() => reportError.mockReset());

test('a text that is too large is the fault of the text', async () => {
  render.mockResolvedValue({ ok: false, reason: 'too long' });
  expect(await preview()).toEqual({ html: null, isPassing: false });
});

test('a busy renderer is not the fault of the text', async () => {
  render.mockResolvedValue({ ok: false, reason: 'busy' });
  expect(await preview()).toEqual({ html: null, isPassing: true });
  expect(reportError).not.toHaveBeenCalled();
});

test('a renderer that died is reported to the operator', async () => {
  const error = new Error('out of threads');
  render.mockResolvedValue({ ok: false, reason: 'failed', error });
  expect(await preview()).toEqual({ html: null, isPassing: true });
  expect(reportError).toHaveBeenCalledWith(error);
});
