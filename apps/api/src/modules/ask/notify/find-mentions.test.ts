import { findMentions } from './find-mentions';

test.each([
  ['Ask @lumine, or @aether.', ['lumine', 'aether']],
  ['@lumine @lumine mail@example.org /@path @ab', ['lumine']],
  ['Not `@lumine`, but @venti; not ``a ` @paimon`` either', ['venti']],
  ['An open ` says @lumine', ['lumine']],
  ['```\n@lumine\n```\n@aether\n~~~ts\n@venti\n```\n@paimon', ['aether']],
  ['````\n```\n@lumine\n````\n@aether', ['aether']],
  ['```not a block``` @lumine', ['lumine']],
])('%j names %j', (text, names) => {
  expect(findMentions(text)).toEqual(names);
});

test('at most ten names count', () => {
  expect(findMentions(Array.from({ length: 20 }, (_, number) => `@member${number}`).join(' '))).toHaveLength(10);
});

const lengths = Array.from({ length: 350 }, (_, index) => 350 - index);

test.each([
  ['one run', `a${'`'.repeat(65_000)}`],
  ['runs of all lengths', lengths.map((length) => `a${'`'.repeat(length)}`).join('')],
  ['single backticks', '` a'.repeat(21_000)],
  ['fences', '```a\n~~~b\n'.repeat(6_500)],
  ['a fence and blanks', `\`\`\`\n${' '.repeat(65_000)}x`],
  ['signs of mentions', '@'.repeat(65_000)],
  ['one long name', `@a${'.-'.repeat(32_000)}`],
])('a text of 64 KiB takes little CPU time: %s', (_, text) => {
  const before = process.cpuUsage();
  for (let version = 0; version < 20; version += 1) findMentions(text);
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine does not count.
  expect(user + system).toBeLessThan(2_000_000);
});
