import * as v from 'valibot';
import { ChatRulesSchema } from './chat-rules';
import { judgeText } from './judge-text';

const judge = (text: string, rules: object, ageHours = 1) => judgeText(text, v.parse(ChatRulesSchema, rules), ageHours);

test.each([
  ['badword here', ['badword'], true],
  ['BÁDWORD!', ['badword'], true],
  ['ｂａｄｗｏｒｄ', ['badword'], true],
  ['badwords', ['badword'], false],
  ['badwords', ['badword*'], true],
  ['a bad, word', ['bad word'], true],
  ['this is 坏话吗', ['坏话'], true],
  ['anything', ['', '*', '...'], false],
  ['Scunthorpe', ['cunt'], false],
])('%s against the words %j', (text, words, isRefused) => {
  expect(judge(text, { words }) !== null).toBe(isRefused);
});

test.each([
  ['https://evil.example', true],
  ['see evil.com', true],
  ['evil [dot] gg/abc', true],
  ['www.evil.example', true],
  ['wait...common sense', false],
  ['e.g. version 5.4', false],
])('%s is a link: %s', (text, isLink) => {
  expect(judge(text, { links: 'never' }) !== null).toBe(isLink);
  expect(judge(text, { links: 'members', linkHours: 24 }) !== null).toBe(isLink);
  expect(judge(text, { links: 'members', linkHours: 24 }, 25)).toBeNull();
  expect(judge(text, {})).toBeNull();
});

test.each([
  ['THIS IS VERY LOUD', { capitalsPercent: 70 }, true],
  ['OK GG WP', { capitalsPercent: 70 }, false],
  ['hellooooooooo', { sameCharacters: 6 }, true],
  ['😀😀😀😀😀😀😀', { sameCharacters: 6 }, true],
  ['hellooo', { sameCharacters: 6 }, false],
])('%s with %j', (text, rules, isRefused) => {
  expect(judge(text, rules) !== null).toBe(isRefused);
});

test('checking a hostile text against a thousand words takes little CPU time', () => {
  const words = Array.from({ length: 1_000 }, (_, index) => `word${index}*`);
  const before = process.cpuUsage();
  judge('a.'.repeat(80), { words, links: 'never' });
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine does not count.
  expect(user + system).toBeLessThan(200_000);
});
