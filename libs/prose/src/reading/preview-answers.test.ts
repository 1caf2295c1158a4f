/** @jest-environment node */
import { previewAnswer, previewForbidden, previewReply } from './preview-answers.server';

const done = { html: '<p>a</p>', isPassing: false } as const;
const refused = { html: null, isPassing: false } as const;
const busy = { html: null, isPassing: true } as const;

test('a form without scripts gets the preview, or the reason why there is none', () => {
  expect(previewReply(done, 'Too long.')).toEqual({ more: { preview: '<p>a</p>' } });
  expect(previewReply(refused, 'Too long.')).toMatchObject({ status: 422, message: { message: 'Too long.' } });
  expect(previewReply(busy, 'Too long.')).toMatchObject({ status: 503, message: { type: 'warn' } });
});

test.each([
  [previewAnswer(done), 200, '<p>a</p>'],
  [previewAnswer(refused), 200, null],
  [previewAnswer(busy), 503, null],
  [previewAnswer(null), 200, null],
  [previewForbidden(), 403, null],
])('a script gets JSON that no cache stores', async (response, status, html) => {
  expect([response.status, await response.json()]).toEqual([status, { html }]);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
});
