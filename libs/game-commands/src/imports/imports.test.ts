import fc from 'fast-check';
import type { CommandFacts } from '../build/command-facts';
import { newCommand } from '../testing/any-command';
import { lunarcore } from '../testing/star-rail-commands';
import { importToLines } from './import-to-lines';
import type { ImportFacts } from './imported-build';
import { maxFileLength, readBuildFile } from './read-build-file';

const groups = { main: '1000', sub: '501', appendPropNum: 4 };
const stats = (Property: string, BaseValue: number, StepValue: number) => ({
  Property,
  BaseValue,
  StepValue,
  StepNum: 3,
});
const facts: ImportFacts = {
  avatarByName: (name) => (name === 'HuTao' ? '10000046' : null),
  weaponByName: (name) => (name === 'StaffOfHoma' ? '13501' : null),
  artifactByName: (set, slot, stars) => (set === 'CrimsonWitchOfFlames' && slot === 3 && stars === 5 ? '80510' : null),
  artifact: (id) => (id === '80510' ? { ...groups, appendPropNum: 1 } : id === '80514' ? groups : null),
  properties: (kind) =>
    kind === 'main'
      ? [{ id: '10002', stats: { Property: 'FIGHT_PROP_HP_PERCENT', BaseValue: 0.07 } }]
      : [
          { id: '501201', stats: stats('FIGHT_PROP_CRITICAL', 0.0272, 0.0039) },
          { id: '501021', stats: stats('HPDelta', 209.13, 29.8733) },
        ],
};
const commandFacts: CommandFacts = { artifact: facts.artifact };
const read = (file: unknown) => readBuildFile(typeof file === 'string' ? file : JSON.stringify(file), facts);
const buildOf = (file: unknown) => {
  const answer = read(file);
  if (!answer.isRead) throw new Error(answer.message);
  return answer.build;
};

const id = (type: string, label: string) => ({ id: 'id', label, type, format: 'blank', required: true });
const number = (own: string, label: string, format: string, max: number) => ({
  id: own,
  label,
  type: 'range',
  format,
  min: 0,
  max,
});
const grasscutter = [
  newCommand({ label: 'Give an item', params: [id('itemList', 'Item')] }),
  newCommand({
    label: 'Give a weapon',
    params: [id('weaponList', 'Weapon'), number('lv', 'Level', 's-lv', 90), number('r', 'Refinement', 's-r', 5)],
  }),
  newCommand({
    label: 'Give a character',
    params: [
      id('avatarList', 'Character'),
      number('lv', 'Level', 's-lv', 90),
      number('c', 'Constellation', 's-c', 6),
      number('sl', 'Talent level', 's-sl', 10),
    ],
  }),
  newCommand({
    label: 'Give an artifact',
    params: [
      { ...id('artifactList', 'Artifact'), multi: false },
      { id: 'main', label: 'Main property', type: 'propmainList', format: 'blank', multi: false },
      { id: 'sub', label: 'Sub properties', type: 'propSub', format: 'blank', split: ',' },
      number('lv', 'Level', 's-lv', 20),
    ],
  }),
];

const good = {
  format: 'GOOD',
  version: 2,
  source: 'test',
  characters: [
    { key: 'HuTao', level: 90, constellation: 1, ascension: 6, talent: { auto: 10, skill: 13, burst: 8 } },
    { key: 'Nobody', level: 1, constellation: 0, ascension: 0 },
    { level: 90 },
  ],
  weapons: [{ key: 'StaffOfHoma', level: 90, ascension: 6, refinement: 1, location: 'HuTao', lock: true }],
  artifacts: [
    {
      setKey: 'CrimsonWitchOfFlames',
      slotKey: 'sands',
      rarity: 5,
      level: 20,
      mainStatKey: 'hp_',
      substats: [
        { key: 'critRate_', value: 7.8 },
        { key: 'hp', value: 299 },
        { key: '', value: 0 },
      ],
    },
  ],
};

test('a GOOD file becomes lines, and says what it could not take over', () => {
  const build = buildOf(good);
  const imported = importToLines(build, grasscutter, commandFacts);
  expect(imported.flatMap(({ lines }) => lines)).toEqual([
    'give 10000046 lv90 c1 sl10',
    'give 13501 lv90 r1',
    // 80510 has one place for sub properties, 80514 is the same piece with four.
    'give 80514 10002 501204,2 501024,1 lv20',
  ]);
  expect(imported.flatMap(({ lost }) => lost.map(({ message }) => message))).toEqual([
    'Talent levels 10/13/8: commands set one level for all, so 13 is used.',
    'Talent level 13: this command takes at most 10, so 10 is used.',
  ]);
  expect(build.problems.map(({ message }) => message)).toEqual([
    '1 of the characters cannot be read and are left out.',
    'Nobody is not in the handbook of this site.',
  ]);
});

test('a showcase of Genshin on Enka becomes lines; rolls of one property get their average tier', () => {
  const enka = {
    playerInfo: {},
    avatarInfoList: [
      {
        avatarId: 10000046,
        propMap: { 4001: { type: 4001, val: '90' }, 1002: { type: 1002, val: '6' } },
        talentIdList: [461],
        skillLevelMap: { 10461: 10, 10462: 10 },
        equipList: [
          { itemId: 80514, reliquary: { level: 21, mainPropId: 10002, appendPropIdList: [501204, 501202, 501024] } },
          { itemId: 13501, weapon: { level: 90, promoteLevel: 6, affixMap: { 113501: 4 } } },
        ],
      },
    ],
  };
  const lines = importToLines(buildOf(enka), grasscutter, commandFacts).flatMap((one) => one.lines);
  expect(lines).toEqual([
    'give 10000046 lv90 c1 sl10',
    'give 13501 lv90 r5',
    'give 80514 10002 501203,2 501024,1 lv20',
  ]);
});

const relic = { relic_id: 61011, level: 15, main_affix_id: 1, sub_affixes: [{ sub_affix_id: 2, count: 3, step: 4 }] };
const freesr = {
  avatars: { 1001: { avatar_id: 1001, level: 80, promotion: 6, data: { rank: 6, skills: { 1001001: 6 } } } },
  lightcones: [{ item_id: 23000, level: 80, promotion: 6, rank: 5 }],
  relics: [relic, { ...relic, level: 18 }, { level: 1 }],
};

test('a freesr file becomes lines within the limits of the engine', () => {
  const build = buildOf(freesr);
  const imported = importToLines(build, lunarcore);
  expect(imported.map(({ lines, lost }) => [lines, lost.map(({ message }) => message)])).toEqual([
    [[], ['This engine has no command that gives it.']],
    [['give 23000 lv80 p6 s5'], []],
    [['give 61011 s1 2:3 lv15'], []],
    [['give 61011 s1 2:3 lv15'], ['Level 18: this command takes at most 15, so 15 is used.']],
  ]);
  expect(build.problems).toEqual([{ name: 'relics', message: '1 of the relics cannot be read and are left out.' }]);
});

test('what the give command cannot carry becomes a command of its own', () => {
  const commands = [
    newCommand({ label: 'Give a character', params: [id('avatarList', 'Character'), number('l', 'Level', 's-l', 80)] }),
    newCommand({
      head: 'avatar rank',
      label: 'Set the eidolon',
      params: [id('avatarList', 'Character'), { ...number('r', 'Eidolon', 'blank', 6), required: true }],
    }),
  ];
  const [avatar] = importToLines(buildOf({ ...freesr, lightcones: [], relics: [] }), commands);
  expect(avatar?.lines).toEqual(['give 1001 l80', 'avatar rank 1001 6']);
  expect(avatar?.lost.map(({ message }) => message)).toEqual(['Talent level 6: this command has no place for it.']);
});

test('a showcase of Star Rail on Enka becomes lines', () => {
  const avatar = {
    avatarId: 1001,
    level: 80,
    promotion: 6,
    equipment: { tid: 23000, level: 80, rank: 5, promotion: 6 },
    relicList: [{ tid: 61011, level: 15, mainAffixId: 1, subAffixList: [{ affixId: 2, cnt: 3, step: 4 }] }],
  };
  const imported = importToLines(buildOf({ detailInfo: { avatarDetailList: [avatar] } }), lunarcore);
  expect(imported.flatMap(({ lines }) => lines)).toEqual(['give 23000 lv80 p6 s5', 'give 61011 s1 2:3 lv15']);
});

test('a file of open brackets is refused before it is parsed', () => {
  const parse = jest.spyOn(JSON, 'parse');
  const file = '{"format":'.repeat(65);
  expect(readBuildFile(file, facts)).toMatchObject({
    isRead: false,
    message: expect.stringMatching(/^This is not a JSON/),
  });
  expect(parse).not.toHaveBeenCalled();
  parse.mockRestore();
});

test.each([
  ['', 'This is not a JSON file. Choose the file as the program saved it.'],
  ['[1]', 'This is not a JSON file. Choose the file as the program saved it.'],
  ['['.repeat(1_000_000), 'This is not a JSON file. Choose the file as the program saved it.'],
  ['{}', 'This file is not a build: it must be a GOOD file, a freesr-data.json or an answer of Enka.'],
  ['x'.repeat(maxFileLength + 1), 'This file is too big. Builds have at most 4 MB.'],
  [
    '{"format":"GOOD"}',
    'This file has no characters, weapons or artifacts. On Enka, the showcase of the player must be open.',
  ],
])('%.20j is refused with a reason', (text, message) => expect(read(text)).toEqual({ isRead: false, message }));

test('no file breaks the reader or makes a line that is not one of the engine', () => {
  const files = [good, freesr, { avatarInfoList: [{ avatarId: 1, equipList: [] }] }];
  const spoiled = fc
    .tuple(fc.constantFrom<object>(...files), fc.jsonValue(), fc.nat())
    .map(([file, value, place]) => spoil(file, value, place));
  let checked = 0;
  fc.assert(
    fc.property(spoiled, (text) => {
      const answer = readBuildFile(text, facts);
      if (!answer.isRead) return;
      const made = importToLines(answer.build, grasscutter, commandFacts).flatMap(({ lines }) => lines);
      checked += made.length;
      for (const line of made) expect(line).toMatch(/^give \d+( \d+| \d+,\d+| [a-z]+\d+)*$/);
    }),
    { seed: 20251122, numRuns: 500 },
  );
  expect(checked).toBeGreaterThan(500);
});

/** The file with one value replaced. */
function spoil(file: object, value: unknown, place: number): string {
  let count = 0;
  JSON.stringify(file, (_key, one: unknown) => (count++, one));
  let index = 0;
  return JSON.stringify(file, (_key, one: unknown) => (index++ === 1 + (place % (count - 1)) ? value : one));
}
