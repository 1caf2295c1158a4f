import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { allTables, toCommandFile } from '@starhaven/game-commands/tables';
import { runGameCommands } from '../../src/commands/game-commands';
import { parseConfig } from '../../src/config/config';

const give = { id: 'give', head: 'give', label: 'Give' };

describe('what an operator does with command data', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(path.join(os.tmpdir(), 'commands-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  /** The lines that the operator reads; the last one is the error, if there is one. */
  async function run(...args: string[]): Promise<string[]> {
    const lines: string[] = [];
    const config = parseConfig({ DATA_DIR: folder }, folder);
    await runGameCommands(config, args, (line) => lines.push(line)).catch((error: Error) =>
      lines.push(`error: ${error.message}`),
    );
    return lines;
  }
  async function write(content: unknown, name = 'genshin-impact/grasscutter.json'): Promise<string> {
    const file = path.join(folder, 'commands', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content));
    return file;
  }

  test.each(allTables)('the exported commands of $command have no fault', async (table) => {
    const { slug, command } = table;
    const file = path.join(folder, 'commands', slug, `${command}.json`);
    expect(await run('export', slug, command)).toEqual([expect.stringContaining(`Written to ${file}`)]);
    const count = toCommandFile(table).length;
    expect(await run('check', file)).toEqual([`${count} commands can be used with ${slug} ${command}.`]);
    expect((await run('list')).filter((line) => line.includes(`your file ${file}: ${count} commands`))).toHaveLength(1);
  });

  test('a file that cannot be read is named in the list', async () => {
    const file = path.join(folder, 'commands', 'genshin-impact', 'grasscutter.json');
    // A folder with the name of the file cannot be read as a file, not even by root.
    await mkdir(file, { recursive: true });
    const [line] = (await run('list')).filter((one) => one.includes(file));
    expect(line).toMatch(/^genshin-impact grasscutter +your file .*: it cannot be read: .*EISDIR/);
  });

  test('an export never replaces a file', async () => {
    const file = await write('mine');
    expect(await run('export', 'genshin-impact', 'grasscutter')).toEqual([
      `error: ${file} already exists; name another file.`,
    ]);
    expect(await readFile(file, 'utf8')).toBe('mine');
    expect(await run('export', 'genshin-impact', 'doom')).toEqual([
      expect.stringContaining('choose one of genshin-impact'),
    ]);
  });

  const param = (fields: object) => [{ ...give, params: [{ id: 'lv', ...fields }] }];
  test.each<[string, unknown, string]>([
    ['no JSON', '{"a', 'error: It is not JSON'],
    ['no commands', '{"a":1}', 'error: It has no list of commands.'],
    ['a missing id', [{ head: 'give' }], 'fault  Command "give": "id" is missing.'],
    ['an entry of something else', [give, {}], 'fault  Entry 2 has neither an id nor a name'],
    ['a bad bound', param({ min: 'x' }), 'fault  Command "give": Parameter "lv": "min" must be a number.'],
    ['an id twice', [give, give], 'fault  Command "give": this id is used twice.'],
    [
      'what the gate never runs',
      [{ ...give, head: 'stop' }],
      'fault  Not offered: "Give": the site never runs "stop".',
    ],
    ['roles without the right', [{ ...give, head: 'kick', permission: [3] }], 'choose from MOD, ADMIN.'],
    [
      'a typo in a field',
      [{ ...give, lable: 'x' }],
      'hint   Command "give": "lable" is not a field; the fields are id, head',
    ],
    ['a typo in a parameter', param({ fromat: 'x' }), 'Parameter "lv": "fromat" is not a field'],
    ['an unknown kind', param({ type: 'hologram' }), 'the type "hologram" counts as text, known are select'],
    ['a rule about nothing', param({ allow: { gone: 'x' } }), '"allow" names "gone", which is not a parameter.'],
    ['a switch to nothing', param({ switch: 'gone' }), '"switch" names "gone", which is not a parameter.'],
    ['a link to nothing', param({ link: 'gone' }), '"link" names "gone", which is not a parameter.'],
    [
      'a value that is not a choice',
      [
        {
          ...give,
          params: [
            { id: 'a', type: 'select', data: { x: 'X' } },
            { id: 'b', allow: { a: 'y' } },
          ],
        },
      ],
      '"allow" names the value "y", which "a" cannot have.',
    ],
  ])('a file with %s is answered with the place and the accepted values', async (_name, content, line) => {
    const lines = await run('check', await write(content));
    expect(lines.join('\n')).toContain(line);
  });

  test('faults end with an error, hints do not', async () => {
    expect((await run('check', await write([{ head: 'give' }]))).at(-1)).toMatch(/^error: .* has 1 fault;/);
    expect((await run('check', await write([{ ...give, lable: 'x' }]))).at(-1)).toBe(
      '1 command can be used with genshin-impact grasscutter.',
    );
  });

  test('a file elsewhere is checked for the engine that --for names', async () => {
    const file = await write([{ ...give, head: 'mail' }], 'elsewhere.json');
    expect((await run('check', file)).at(-1)).toContain('was not checked');
    expect((await run('check', file, '--for', 'honkai-star-rail/lunarcore')).at(-1)).toContain('1 command can be used');
    expect((await run('check', file, '--for', 'genshin-impact/grasscutter'))[0]).toContain('never runs "mail"');
    expect(await run('check', file, '--for', 'x')).toEqual([expect.stringContaining('choose one of genshin-impact/')]);
  });

  test('anything else is answered with the help', async () => {
    expect((await run())[0]).toContain('npm run commands -- <what>');
    expect(await run('chek', 'x')).toEqual([expect.stringContaining('see: npm run commands -- help')]);
    expect(await run('check', path.join(folder, 'none.json'))).toEqual([expect.stringContaining('cannot be read')]);
  });
});
