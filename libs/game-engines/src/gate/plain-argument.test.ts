import { commandRulesOf } from './rules-of';
import { parseCommandLine } from './parse-command-line';
import { plainArgument } from './plain-argument';

test.each([
  ['Lumine', 'Lumine'],
  ['  two   words ', 'two words'],
  ['小明 🌸', '小明 🌸'],
  ['a\nstop', 'a stop'],
  ['a\r\n/stop\u2028x\u0085y', 'a stop xy'],
  ['"; stop | account delete', 'stop account delete'],
  ["O'Neil", 'ONeil'],
  ['@10001', '10001'],
  // Full-width look-alikes of @ | ; and of a slash.
  ['＠１ ｜ ； ／stop', '1 stop'],
  ['\u202egnp.exe\u2066', 'gnp.exe'],
  ['\u0000\u001b[31mred\u0007', '31mred'],
  ['<color=red>x</color>', 'colorredxcolor'],
  ['$(reboot) `id` %x%', '(reboot) id x'],
  ['\ud800', ''],
  ['', ''],
])('%j becomes %j', (name, plain) => {
  expect(plainArgument(name, 64)).toBe(plain);
});

test('a very long name is cut quickly', () => {
  const before = process.cpuUsage();
  expect(plainArgument('x'.repeat(10_000), 64)).toBe('x'.repeat(64));
  expect(plainArgument('\u202e'.repeat(10_000), 64)).toBe('');
  expect([...plainArgument('🌸'.repeat(10_000), 64)]).toHaveLength(64);
  expect(plainArgument(`a${'\u0301'.repeat(10_000)}`, 64).length).toBeLessThan(10);
  const { user, system } = process.cpuUsage(before);
  // Microseconds of CPU time, so that other work on the machine is not measured.
  expect(user + system).toBeLessThan(200_000);
});

test('done twice it is the same, and a command that holds it passes the gate', () => {
  const names = ['a\n;stop', 'ﷺ', '@all | kick', '\u202e"quote"\u202c', `${'й'.repeat(10_000)}`, '½ ﹫ ︔'];
  for (const name of names) {
    const plain = plainArgument(name, 40);
    expect(plainArgument(plain, 40)).toBe(plain);
    const parsed = parseCommandLine(`sendMessage Hello ${plain}`, {
      rules: commandRulesOf('opencommand'),
      level: 'admin',
    });
    expect(parsed.isAllowed).toBe(true);
  }
});
