import { message } from '../../../test/message';
import { layOut } from './lay-out';

const at = (key: string, seconds: number, uid = '8') => ({
  ...message(key, { uid, timestamp: 1_800_000_000 + seconds }),
  key,
});
const shape = (...args: Parameters<typeof layOut>) =>
  layOut(...args).map((entry) =>
    entry.kind === 'message' ? `${entry.isFirst ? 'first ' : ''}${entry.key}` : entry.kind,
  );

test('one author within five minutes has one name', () => {
  const messages = [at('1', 0), at('2', 299), at('3', 600), at('4', 601, '9'), at('5', 602)];
  expect(shape(messages, null)).toEqual(['day', 'first 1', '2', 'first 3', 'first 4', 'first 5']);
});

test('a day has its line', () => {
  expect(shape([at('1', 0), at('2', 86_400)], null)).toEqual(['day', 'first 1', 'day', 'first 2']);
});

test('the line of unread messages is after the last seen one', () => {
  const messages = [at('1', 0), at('2', 1), at('3', 2)];
  expect(shape(messages, '1')).toEqual(['day', 'first 1', 'unread', 'first 2', '3']);
  expect(shape(messages, '3')).not.toContain('unread');
  expect(shape(messages, 'gone')).not.toContain('unread');
});
