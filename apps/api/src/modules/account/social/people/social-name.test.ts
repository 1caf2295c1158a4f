import { requireUsername } from '../../names/username';
import { shownName, usernamesFor } from './social-name';

const namesOf = (handle: string, name = '', id = '123456789012345678') =>
  [...usernamesFor('discord', { id, handle, name }, 'Starhaven')].map(({ username }) => username);

test.each([
  ['lumine', '', 'lumine'],
  ['lumine.star', '', 'lumine_star'],
  ['__x__', 'Lumine ✨ Star', 'x__'],
  ['ab', 'Lumine Star', 'Lumine_Star'],
  ['_', '旅人です', '旅人です'],
  ['admin', 'Lumine', 'Lumine'],
  ['starhaven', '', 'discord_123456789012345678'],
  ['_', 'аdmin', 'discord_123456789012345678'],
  ['🎮', '🎮🎮🎮', 'discord_123456789012345678'],
  ['', '\u202e<script>', 'script'],
  ['x'.repeat(256), '', 'x'.repeat(26)],
  ['\ud800', '\u0000', 'discord_123456789012345678'],
])('%j, %j becomes %s', (handle, name, username) => {
  expect(namesOf(handle, name)[0]).toBe(username);
});

test('the suggested usernames are valid and differ', () => {
  for (const handle of ['lumine', 'x'.repeat(256), '🎮']) {
    const names = namesOf(handle);
    expect(new Set(names).size).toBeGreaterThan(5);
    for (const name of names) expect(requireUsername(name).username).toBe(name);
  }
});

test.each([
  ['Lumine ✨', 'Lumine ✨'],
  ['  a\u202eb\u200bc\r\nd ', 'abc d'],
  ['\u200b', 'handle'],
  ['GM', ''],
  ['Stаrhaven', ''],
  ['é'.repeat(300), 'é'.repeat(64)],
])('%j is shown as %j', (name, shown) => {
  expect(shownName({ id: '1', handle: 'handle', name }, 'Starhaven')).toBe(shown);
});
