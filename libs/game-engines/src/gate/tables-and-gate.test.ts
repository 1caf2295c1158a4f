import { tableOf } from '@starhaven/game-commands/tables';
import { commandDialects, commandLevels } from './command-rules';
import type { CommandDialect, CommandLevel } from './command-rules';
import { findBapsCommand, readBapsOptions } from '../engines/baps/baps-commands';
import { readHkrpgLine } from '../engines/hkrpg-go/read-hkrpg-line';
import { parseCommandLine } from './parse-command-line';
import { commandRulesOf } from './rules-of';

const parse = (dialect: CommandDialect, line: string, level: CommandLevel | null) =>
  parseCommandLine(line, { rules: commandRulesOf(dialect), level });

const examples = (dialect: CommandDialect) =>
  tableOf(dialect).heads.flatMap(({ head, aliases = [], level, isAlone = false, shapes }) =>
    shapes.map(({ id, text = head, example }) => ({ id, head, aliases, level, isAlone, text, example })),
  );

describe.each(commandDialects)('%s', (dialect) => {
  const { prefixes } = tableOf(dialect);

  test('the gate lets every example pass at its level, unchanged', () => {
    for (const { head, level, example } of examples(dialect))
      expect(parse(dialect, example, level)).toMatchObject({ isAllowed: true, line: example, head });
  });

  test('the gate refuses every example below its level', () => {
    for (const { level, example } of examples(dialect)) {
      const below = [null, ...commandLevels.slice(0, commandLevels.indexOf(level))];
      for (const lower of below)
        expect([example, lower, parse(dialect, example, lower)]).toMatchObject([
          example,
          lower,
          { refusal: 'not_allowed' },
        ]);
    }
  });

  test('every alias and prefix leads to the same line', () => {
    for (const { head, aliases, level, example } of examples(dialect))
      for (const name of [head, ...aliases])
        for (const prefix of ['', ...prefixes]) {
          const typed = `${prefix}${name.toUpperCase()}${example.slice(head.length)}`;
          expect(parse(dialect, typed, level)).toMatchObject({ isAllowed: true, line: example });
        }
  });

  test('a head without arguments takes no other word', () => {
    for (const { level, isAlone, example } of examples(dialect))
      if (isAlone) expect(parse(dialect, `${example} 10002`, level)).toMatchObject({ refusal: 'bad_argument' });
  });
});

test.each(examples('hkrpg-go'))('hkrpg-go has a call for $example', ({ example }) => {
  expect(readHkrpgLine(example)).not.toBeNull();
});

test.each(examples('baps'))('BaPs takes the options of $example', ({ head, example }) => {
  const command = findBapsCommand(head);
  expect(command && readBapsOptions(command, example.split(' ').slice(1))).not.toBeNull();
});

/** The gate's rules before there were tables. A change here allows or forbids commands for players: check it carefully. */
const levels: Record<CommandDialect, Record<CommandLevel, string>> = {
  opencommand: {
    member:
      'achievement am clear setConst setconstellation resetConst resetconstellation cutscene c enter_dungeon enterdungeon dungeon entity setFetterLevel setfetterlvl setfriendship give g item giveitem group gr heal h help killCharacter suicide kill killall list players position pos setProp prop quest q resetShopLimit resetshop setSceneTag tag sound audio spawn drop s setStats stats stat talent team teleport tp trialAvatarActivity taa unlockall weather w',
    staff: 'teleportAll tpall sendMessage say kick restart',
    admin: 'announce a',
  },
  'hk4e-muip': {
    member:
      'avatar_add item_add scoin hcoin mcoin home_coin revive monster equip_add level break skill talent_unlock_all player_level wudi_global_avatar wudi_global_monster stamina_infinite energy_infinite kill_self kill_monster_all goto jump dungeon point quest_accept quest_finish',
    staff: '',
    admin: '',
  },
  'danheng-muip': {
    member:
      'give g giveall ga avatar av ava relic hero lineup mission m rogue r raid scene unlockall ua setlevel level help',
    staff: 'kick',
    admin: 'mail',
  },
  'hkrpg-go': { member: 'give relic set', staff: '', admin: '' },
  baps: { member: 'giveAll ga character c ping set', staff: '', admin: '' },
  shittim: {
    member:
      'give giveall giveequip giveallequip addeleph character inventory clearinventory max currency mail unlockall unlockbattlepass listitem checkitem help',
    staff: 'gacha setseason setraid setting setaccount',
    admin: '',
  },
  lunarcore: {
    member:
      'give g item giveall ga avatar a clear mail m spawn scene sc lineup setlevel level worldlevel wl heal energy refill rf gender help',
    staff: 'kick',
    admin: '',
  },
};

test.each(commandDialects)('%s: only the commands of this list run', (dialect) => {
  const sorted = (names: string[]) => names.filter((name) => name !== '').sort();
  for (const level of commandLevels) {
    const names = commandRulesOf(dialect)
      .commands.filter((rule) => rule.level === level)
      .flatMap(({ head, aliases = [] }) => [head, ...aliases].map((name) => name.replaceAll(' ', '_')));
    expect([level, ...sorted(names)]).toEqual([level, ...sorted(levels[dialect][level].split(' '))]);
  }
});

test('the heads that limit their next word are those of this list', () => {
  const limited = commandDialects.flatMap((dialect) =>
    commandRulesOf(dialect)
      .commands.filter(({ first, isAlone }) => first || isAlone)
      .map(({ head, first = [] }) => `${dialect} ${head}: ${first.join(', ') || 'nothing'}`),
  );
  expect(limited.sort()).toEqual([
    'baps set: type AccountLevel, type=AccountLevel, t AccountLevel, t=AccountLevel',
    'danheng-muip kick: nothing',
    'hkrpg-go set: WorldLevel, JumpMission',
    'lunarcore kick: nothing',
    'opencommand kick: nothing',
    'opencommand list: nothing',
    'opencommand position: nothing',
    'shittim setaccount: Level, Exp, Nickname, CallName, Comment, show, help',
  ]);
});
