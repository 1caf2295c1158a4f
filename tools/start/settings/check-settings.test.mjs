import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { StartError } from '../workspace.mjs';
import { checkSettings } from './check-settings.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test('every process checks its settings, and every fault is reported', async () => {
  const script = (name, text) => {
    writeFileSync(path.join(folder, name), text);
    return { checkCommand: [path.join(folder, name)], devCheckCommand: null };
  };
  const good = script('good.mjs', '');
  const options = { env: { ...process.env, GIVEN: 'x' }, isDev: false };
  await expect(checkSettings([good, { checkCommand: null }], options)).resolves.toBeUndefined();
  const complain = (name) => script(name, `console.error('${name}: ' + process.env.GIVEN); process.exit(1)`);
  const faults = checkSettings([complain('a.mjs'), good, complain('b.mjs')], options);
  await expect(faults).rejects.toThrow(new StartError('a.mjs: x\nb.mjs: x'));
});
