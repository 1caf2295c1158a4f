import { Role } from '@starhaven/contracts/session';
import { maxLineLength } from '@starhaven/game-commands';
import fc from 'fast-check';
import { commandLevelOf } from './command-level-of';
import { commandDialects, commandLevels } from './command-rules';
import type { CommandDialect, CommandLevel } from './command-rules';
import { parseCommandLine } from './parse-command-line';
import { commandRulesOf } from './rules-of';

const parse = (dialect: CommandDialect, text: string, level: CommandLevel | null = 'member') =>
  parseCommandLine(text, { rules: commandRulesOf(dialect), level });
const lineOf = (dialect: CommandDialect, text: string, level?: CommandLevel) => {
  const parsed = parse(dialect, text, level);
  return parsed.isAllowed ? parsed.line : parsed.refusal;
};

test.each([
  ['opencommand', '/give 201 x5', 'give 201 x5'],
  ['opencommand', '!G  201\u00a0 x5 ', 'give 201 x5'],
  ['opencommand', 'give 21442 10001 501204,2 501224,3 lv20', 'give 21442 10001 501204,2 501224,3 lv20'],
  ['opencommand', 'tp ~ ~5 ^1', 'teleport ~ ~5 ^1'],
  ['hk4e-muip', 'Item Add 201 5', 'item add 201 5'],
  ['hk4e-muip', 'talent unlock all', 'talent unlock all'],
  ['danheng-muip', '/avatar level 1001 80', 'avatar level 1001 80'],
  ['hkrpg-go', '/give 102 5', 'give 102 5'],
  ['hkrpg-go', '/set worldlevel 6', 'set worldlevel 6'],
  ['baps', 'giveall type Material num 5', 'giveAll type Material num 5'],
  ['baps', 'set type AccountLevel sub1 90', 'set type AccountLevel sub1 90'],
  ['baps', 'set t AccountLevel s1 90', 'set t AccountLevel s1 90'],
  ['shittim', '.currency gem 5', 'currency gem 5'],
  ['lunarcore', '/give 1001 x2', 'give 1001 x2'],
] as const)('%s: %j is %j', (dialect, text, line) => expect(lineOf(dialect, text)).toBe(line));

test.each([
  ['opencommand', '', 'empty'],
  ['opencommand', ' \n ', 'empty'],
  ['opencommand', '/', 'unknown_command'],
  ['opencommand', '//give 1', 'unknown_command'],
  ['opencommand', `give ${'1'.repeat(maxLineLength)}`, 'too_long'],
  ['opencommand', 'x'.repeat(1e6), 'too_long'],
  ['opencommand', 'give 1\n/stop', 'several_lines'],
  ['opencommand', 'give 1\u2028/stop', 'several_lines'],
  ['opencommand', 'give 1|stop', 'separator'],
  ['opencommand', 'give 1 \uff5c stop', 'separator'],
  ['opencommand', 'give 1; stop', 'separator'],
  ['opencommand', 'give 1 @10002', 'foreign_target'],
  ['opencommand', 'give 1 \uff20 10002', 'foreign_target'],
  ['opencommand', '@10002', 'foreign_target'],
  ['opencommand', 'target @10002', 'foreign_target'],
  ['opencommand', 'give 1\u0000', 'bad_character'],
  ['opencommand', 'give\u200b 1', 'bad_character'],
  ['opencommand', 'give \u202e1', 'bad_character'],
  ['opencommand', 'give \ud800', 'bad_character'],
  ['opencommand', 'target 10002', 'unknown_command'],
  ['opencommand', 'position 10002', 'bad_argument'],
  ['opencommand', 'list uid', 'bad_argument'],
  ['opencommand', 'say hello', 'not_allowed'],
  ['opencommand', 'kick', 'not_allowed'],
  ['hk4e-muip', '/item add 201', 'unknown_command'],
  ['hk4e-muip', 'item', 'unknown_command'],
  ['hk4e-muip', 'talent unlock', 'unknown_command'],
  ['danheng-muip', 'unstuck 10002', 'unknown_command'],
  ['danheng-muip', 'mail a 1 1 _TITLE x', 'not_allowed'],
  ['hkrpg-go', 'lua x.lua', 'unknown_command'],
  ['hkrpg-go', 'avatar add all', 'unknown_command'],
  ['hkrpg-go', 'set Language EN', 'bad_argument'],
  ['baps', 'set type GetConfig', 'bad_argument'],
  ['baps', 'set t Toast s1 hello', 'bad_argument'],
  ['baps', 'set sub1 5 type AccountLevel', 'bad_argument'],
  ['baps', 'set type AccountLevelX', 'bad_argument'],
  ['baps', 'shell id', 'unknown_command'],
  ['shittim', 'accountdata load /etc/passwd', 'unknown_command'],
  ['shittim', 'setting changetime 5', 'not_allowed'],
] as const)('%s: %j is refused: %s', (dialect, text, refusal) => {
  expect(lineOf(dialect, text)).toBe(refusal);
});

// Commands that affect the server, all players or another player (docs/engines.md#security-of-engines).
const never = [
  'stop',
  'shutdown',
  'exit',
  'account',
  'ac',
  'permission',
  'perm',
  'reload',
  'ban',
  'unban',
  'target',
  'coop',
  'sendmail',
  'language',
  'debug',
  'lua',
  'shell',
  'gamemail',
  'gm',
  'getplayer',
  'accountdata',
  'unstuck',
];

test.each(commandDialects)('%s: not even an admin runs what is not for players', (dialect) => {
  for (const head of never) expect([head, lineOf(dialect, `${head} 1`, 'admin')]).toEqual([head, 'unknown_command']);
});

test.each(commandDialects)('%s: no name means two commands', (dialect) => {
  const names = commandRulesOf(dialect).commands.flatMap(({ head, aliases = [] }) => [head, ...aliases]);
  expect(names.map((name) => name.toLowerCase()).sort()).toEqual(
    [...new Set(names.map((n) => n.toLowerCase()))].sort(),
  );
});

test('an account is not given to another login', () => {
  expect(lineOf('shittim', 'setaccount Level 90', 'staff')).toBe('setaccount Level 90');
  for (const column of ['PublisherAccountId', 'ServerId', 'DevId', ''])
    expect(lineOf('shittim', `setaccount ${column} 5`, 'admin')).toBe('bad_argument');
});

test('levels come from roles, and a ban outweighs them', () => {
  expect(commandLevelOf([Role.MEMBER])).toBe('member');
  expect(commandLevelOf([Role.MEMBER, Role.MOD])).toBe('staff');
  expect(commandLevelOf([Role.ADMIN])).toBe('admin');
  expect(commandLevelOf([Role.ADMIN, Role.BAN])).toBeNull();
  expect(commandLevelOf([Role.BLANK])).toBeNull();
  expect(commandLevelOf([])).toBeNull();
  expect(parse('opencommand', 'give 1', null)).toMatchObject({ isAllowed: false, refusal: 'not_allowed' });
  expect(lineOf('opencommand', 'say hello', 'staff')).toBe('sendMessage hello');
  expect(lineOf('opencommand', 'kick', 'admin')).toBe('kick');
});

/** Lines of an attacker: real heads followed by any text, with dangerous characters more often than by chance. */
const attack = fc
  .tuple(
    fc.constantFrom(...commandDialects),
    fc.constantFrom(...commandLevels),
    fc.constantFrom('', '/', '!', '.', '*', ' '),
    fc.constantFrom(...commandDialects.flatMap((dialect) => commandRulesOf(dialect).commands.map(({ head }) => head))),
    fc.array(
      fc.oneof(
        fc.string({ unit: 'binary', maxLength: 12 }),
        fc.constantFrom(
          '@1',
          '|',
          '/stop',
          '\n/stop',
          '\r!stop',
          ';',
          '\uff20',
          '\uff5c',
          '\u2028',
          '\u202e',
          '=',
          'u=1',
        ),
      ),
      { maxLength: 8 },
    ),
  )
  .map(([dialect, level, prefix, head, rest]) => ({ dialect, level, text: `${prefix}${head} ${rest.join('')}` }));

test('no accepted line can be two commands, name another player, or be off the list', () => {
  fc.assert(
    fc.property(attack, ({ dialect, level, text }) => {
      const parsed = parse(dialect, text, level);
      if (!parsed.isAllowed) return;
      expect(parsed.line).not.toMatch(/[\p{C}\p{Zl}\p{Zp}|;@]/u);
      expect(parsed.line.normalize('NFKC')).not.toMatch(/[|;@\n]/);
      const rule = commandRulesOf(dialect).commands.find(({ head }) => head === parsed.head);
      expect(commandLevels.indexOf(level)).toBeGreaterThanOrEqual(commandLevels.indexOf(rule?.level ?? 'admin'));
      expect(parsed.line === parsed.head || parsed.line.startsWith(`${parsed.head} `)).toBe(true);
      // An allowed line is allowed unchanged the second time, because the agent parses the API's output again.
      expect(parse(dialect, parsed.line, level)).toEqual(parsed);
    }),
    { numRuns: 3_000 },
  );
});

test('any text at all gets an answer', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...commandDialects), (text, dialect) => {
      const parsed = parse(dialect, text);
      expect(parsed.isAllowed || parsed.message.length > 0).toBe(true);
    }),
    { numRuns: 2_000 },
  );
});
