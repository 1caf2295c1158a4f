import { cleanDesc, cleanName } from './clean-text';

test.each([
  ["{NICKNAME}'s Test Card", "Player's Test Card"],
  ['#{LAYOUT_MOBILE#Tap}{LAYOUT_PC#Press E}{LAYOUT_PS#Press} to test', 'Press E to test'],
  ['{LAYOUT_MOBILE#Tap}{LAYOUT_KEYBOARD#Click} here', 'Click here'],
  ['{LAYOUT_MOBILE#Tap}{LAYOUT_PS#Press} here', 'Tap here'],
  ['#{M#his}{F#her} sword', 'his sword'],
  ['{F#Her}{M#His} sword', 'Her sword'],
  ['Test - #Go with {M#him}{F#her}', 'Test - Go with him'],
  ['Two{SPACE}words', 'Two words'],
  ['{REALNAME[ID(1)|HOSTONLY(true)]} and {param0} others{TEXTJOIN#54}', 'and others'],
  ['#1 of the test', '#1 of the test'],
  ['A {plain name} of 1', 'A plain name of 1'],
  ['Half {NICKNAME', 'Half {NICKNAME'],
])('fills in the placeholders of %j', (raw, name) => {
  expect(cleanName(raw)).toBe(name);
  expect(cleanDesc(raw)).toBe(name);
});

test('stays fast on a text of unclosed tags', () => {
  const before = process.cpuUsage();
  for (const start of ['{M#', ' - #', '{LAYOUT_PC#', '{LAYOUT_PC#x}', '{A:', '{M#x}{']) cleanDesc(start.repeat(20_000));
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine is not measured.
  expect(user + system).toBeLessThan(2000_000);
});
