import { hostText, refusalText } from './host-text.server';
import { UpstreamError } from '../failures/upstream-error';

const textOf = (kind: UpstreamError['kind'], serverMessage?: string, status = 500) =>
  hostText(new UpstreamError(kind, 'getInn', 'for a test', { status, serverMessage }));

test('the text of a refusal and of a fault is shown, but not longer than a message may be', () => {
  expect(textOf('business', 'Not today.', 200)).toBe('Not today.');
  expect(textOf('status', 'The database is gone.')).toBe('The database is gone.');
  expect(textOf('business', '😀'.repeat(300))).toBe('😀'.repeat(200));
});

test.each([
  ['no text', 'status', undefined],
  ['an empty text', 'business', ' '],
  ['the name of the status', 'status', 'Internal Server Error'],
  ['a text for the web server', 'refused', 'Too many requests of your server.'],
] as const)('%s is not shown', (_, kind, serverMessage) => {
  expect(textOf(kind, serverMessage)).toBeUndefined();
});

test('the text of a refusal has the same length at most, and a blank one is none', () => {
  expect(refusalText({ message: '😀'.repeat(300) })).toBe('😀'.repeat(200));
  expect(refusalText({ message: ' ' })).toBeUndefined();
});
