import { isReservedName } from './reserved-name';

test.each([
  ...[
    'admin',
    'Admin',
    'GM',
    'ＧＭ',
    ' gm ',
    '[GM]',
    'M.O.D',
    'ádmin',
    'аdmin',
    'ΑDΜΙΝ',
    'ɡm',
    'Starhaven',
    'Stаrhaven',
  ],
  ...['moderator', 'Administrator', 'staff', 'System', 'support', 'Bot'],
])('%s is reserved', (name) => {
  expect(isReservedName(name, 'Starhaven')).toBe(true);
});

test.each(['', '  ', '...', 'Lumine', 'Admiral', 'modern', 'gm_fan', 'robot', 'Админ Петров', '旅人'])(
  '%j is free',
  (name) => {
    expect(isReservedName(name, 'Starhaven')).toBe(false);
  },
);

test('a site without letters reserves no name', () => {
  expect(isReservedName('...', '!')).toBe(false);
});
