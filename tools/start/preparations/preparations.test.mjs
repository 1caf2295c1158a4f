import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { blockedPorts } from '../settings/blocked-ports.mjs';
import { checkSettings } from '../settings/check-settings.mjs';
import { commandToOwn, findFolderUser, findLowSpace, findRunningStart, prepareDataFolder } from './data-folder.mjs';
import { descriptions } from '../help.mjs';
import { ensureInstalled, findInstallReason } from './install.mjs';
import { requireFreePort } from './ports.mjs';
import { childEnvironment, listProcesses } from '../processes/processes.mjs';
import { parseFlags, readSettings } from '../settings/settings.mjs';
import { StartError, workspaceRoot } from '../workspace.mjs';

let folder;
beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-prepare-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const writeJson = (name, value) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), JSON.stringify(value));
};

const lockHashOf = (root) =>
  createHash('sha256')
    .update(readFileSync(path.join(root, 'package-lock.json')))
    .digest('hex');

describe('an old Node', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
  const files = Object.values(scripts).flatMap((script) => /^node (tools\/start\/\S+)/.exec(script)?.[1] ?? []);
  const ofOperators = [...new Set(files)].filter((file) => !file.endsWith('/help.mjs'));

  test.each(ofOperators)('%s says which one is needed', (file) => {
    const preload = path.join(folder, 'old.cjs');
    writeFileSync(preload, "Object.defineProperty(process, 'versions', { value: { node: '14.21.3' } });");
    const { status, stderr } = spawnSync(process.execPath, ['--require', preload, path.join(workspaceRoot, file)], {
      encoding: 'utf8',
    });
    expect(stderr).toBe(
      'Node 14.21.3 is too old: Starhaven needs Node 20.19 or newer. Install it from https://nodejs.org and run this again.\n',
    );
    expect(status).toBe(1);
  });

  test.each([...ofOperators, 'tools/start/require-node.mjs'])('can parse %s and what it imports at once', (file) => {
    const code = readFileSync(path.join(workspaceRoot, file), 'utf8').replaceAll(/^\/\/.*$/gm, '');
    expect(code).not.toMatch(/\?\.|\?\?|\|\|=|\bawait\b|\bwith\b|`/);
    const imported = [...code.matchAll(/^import .*'(.*)';$/gm)].map(([, name]) => name);
    expect(imported.filter((name) => name !== './require-node.mjs')).toEqual([]);
  });
});

describe('packages', () => {
  const lock = (version) => ({ packages: { '': {}, 'node_modules/a': { version } } });

  test('are installed when missing, changed or half installed, and only then', () => {
    writeJson('package-lock.json', lock('1.0.0'));
    expect(findInstallReason(folder)).toBe('they are not installed yet');
    mkdirSync(path.join(folder, 'node_modules/a'), { recursive: true });
    expect(findInstallReason(folder)).toBe('the last install did not finish');
    expect(
      ensureInstalled(
        folder,
        () => {},
        () => null,
      ),
    ).toBe(true);
    expect(findInstallReason(folder)).toBeNull();
    expect(
      ensureInstalled(
        folder,
        () => {},
        () => ['must not run'],
      ),
    ).toBe(false);
    writeJson('package-lock.json', lock('2.0.0'));
    expect(findInstallReason(folder)).toBe('package-lock.json changed since they were installed');
  });

  test('that `npm ci` installed by hand are taken as they are', () => {
    writeJson('package-lock.json', lock('1.0.0'));
    writeJson('node_modules/.package-lock.json', lock('1.0.0'));
    writeJson('node_modules/a/package.json', {});
    expect(findInstallReason(folder)).toBeNull();
  });

  test('that were removed later, or whose files are gone, are named', () => {
    writeJson('package-lock.json', lock('1.0.0'));
    writeJson('node_modules/.package-lock.json', lock('1.0.0'));
    writeJson('node_modules/a/package.json', {});
    const isInstalled = () =>
      ensureInstalled(
        folder,
        () => {},
        () => null,
      );
    expect(isInstalled()).toBe(false);
    rmSync(path.join(folder, 'node_modules/a/package.json'));
    expect(findInstallReason(folder)).toBe('node_modules/a is missing');
    // A power cut during the install.
    rmSync(path.join(folder, 'node_modules/.starhaven-install'));
    writeFileSync(path.join(folder, 'node_modules/.package-lock.json'), '{"packages":');
    expect(findInstallReason(folder)).toBe('the last install did not finish');
  });

  test('the native part of a package is missed, although the lockfile calls it optional', () => {
    writeJson('package-lock.json', lock('1.0.0'));
    writeJson('node_modules/.package-lock.json', { packages: { 'node_modules/a-linux': { optional: true } } });
    writeJson('node_modules/a-linux/package.json', {});
    expect(findInstallReason(folder)).toBe('the last install did not finish');
    writeFileSync(path.join(folder, 'node_modules/.starhaven-install'), lockHashOf(folder));
    expect(findInstallReason(folder)).toBeNull();
    rmSync(path.join(folder, 'node_modules/a-linux'), { recursive: true });
    expect(findInstallReason(folder)).toBe('node_modules/a-linux is missing');
  });

  test('are not installed by two processes at once; a lock of a dead process does not count', () => {
    writeJson('package-lock.json', lock('1.0.0'));
    mkdirSync(path.join(folder, 'node_modules/a'), { recursive: true });
    writeJson('tmp/install.lock', { pid: process.ppid });
    const install = jest.fn(() => null);
    expect(() => ensureInstalled(folder, () => {}, install)).toThrow(`Process ${process.ppid} is installing`);
    expect(install).not.toHaveBeenCalled();
    writeJson('tmp/install.lock', { pid: 2 ** 22 + 1 });
    expect(ensureInstalled(folder, () => {}, install)).toBe(true);
    expect(existsSync(path.join(folder, 'tmp/install.lock'))).toBe(false);
  });

  test('a failed install leaves no stamp', () => {
    writeJson('package-lock.json', lock('1.0.0'));
    mkdirSync(path.join(folder, 'node_modules'));
    expect(() =>
      ensureInstalled(
        folder,
        () => {},
        () => ['ENOSPC'],
      ),
    ).toThrow('npm ci failed');
    expect(findInstallReason(folder)).toBe('the last install did not finish');
  });
});

test('a taken port is named with its setting and its holder', async () => {
  const server = net.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await expect(requireFreePort(port, 'API_PORT')).rejects.toThrow(
    new RegExp(`^Port ${port} is in use by .*: stop it, or set API_PORT to a free port\\.$`),
  );
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFreePort(port, 'API_PORT')).resolves.toBeUndefined();
});

test('a data folder that cannot be made is one clear line', () => {
  symlinkSync('/no-such-place/data', path.join(folder, 'link'));
  expect(() => prepareDataFolder(path.join(folder, 'link'))).toThrow(': it is a link that leads nowhere.');
  writeFileSync(path.join(folder, 'file'), '');
  expect(() => prepareDataFolder(path.join(folder, 'file/data'))).toThrow(
    /cannot be used: .*set DATA_DIR to another folder/,
  );
});

// Node's own recursive `mkdir` never ends in such a place.
(process.platform === 'linux' ? test : test.skip)('a place in which no folder can be made is refused at once', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    [path.join(workspaceRoot, 'tools/start/start.mjs'), '--check'],
    { env: { PATH: process.env.PATH, DATA_DIR: '/proc/starhaven' }, timeout: 20_000, encoding: 'utf8' },
  );
  expect(status).toBe(1);
  expect(stderr).toContain('The data folder /proc/starhaven cannot be used: no folder can be made there.');
});

// Root may write everywhere, so the mode bits prove nothing there.
(process.getuid?.() === 0 ? test.skip : test)('a read-only data folder is refused', () => {
  chmodSync(folder, 0o500);
  expect(() => prepareDataFolder(path.join(folder, 'data'))).toThrow(
    /no permission to write there\. Mend that \(as root: `install -d -m 700 -o \S+ \S+data`\), or set DATA_DIR/,
  );
});

test('the command for a folder of another user touches nothing beside the folder', () => {
  expect(commandToOwn(folder, 'starhaven')).toBe(`chown -R starhaven ${folder}`);
  writeJson('secrets/one', {});
  expect(commandToOwn(folder, 'starhaven')).toBe(`chown -R starhaven ${folder}`);
  expect(commandToOwn('/', 'starhaven')).toBeNull();
  expect(commandToOwn(`${folder}/data`, 'starhaven')).toBe(`install -d -m 700 -o starhaven ${folder}/data`);
});

test('a disk without room is named before the start, with what to do', () => {
  const withFree = (megabytes) => () => ({ bavail: megabytes * 256, bsize: 4096 });
  expect(findLowSpace(folder, withFree(200))).toBeNull();
  expect(findLowSpace(folder, withFree(199))).toMatch(
    /^Only 199 MB are free .*saves nothing\. Free space there, or set DATA_DIR/,
  );
  const unknown = () => {
    throw new Error('not on this system');
  };
  expect(findLowSpace(folder, unknown)).toBeNull();
});

test('a folder in use is found by its lock, a stale lock is not', () => {
  expect(findFolderUser(folder)).toBeNull();
  writeJson('database.lock', { pid: process.ppid });
  expect(findFolderUser(folder)).toBe(process.ppid);
  writeJson('database.lock', { pid: 2 ** 22 + 1 });
  expect(findFolderUser(folder)).toBeNull();
  writeJson('running.json', { pid: process.ppid, startTicks: -1 });
  expect(findRunningStart(folder)).toBeNull();
  // A power cut may leave an empty record of a start.
  writeFileSync(path.join(folder, 'running.json'), '');
  expect(findRunningStart(folder)).toBeNull();
});

test('the logs are closed to others, also in a folder that was open; a link is not followed', () => {
  mkdirSync(path.join(folder, 'logs'));
  chmodSync(path.join(folder, 'logs'), 0o755);
  prepareDataFolder(folder);
  expect(statSync(path.join(folder, 'logs')).mode & 0o777).toBe(0o700);
  const elsewhere = path.join(folder, 'elsewhere');
  mkdirSync(elsewhere);
  chmodSync(elsewhere, 0o755);
  mkdirSync(path.join(folder, 'data'));
  symlinkSync(elsewhere, path.join(folder, 'data/logs'));
  prepareDataFolder(path.join(folder, 'data'));
  expect(statSync(elsewhere).mode & 0o777).toBe(0o755);
});

test('what an operator installed is taken as it is where it cannot be written', () => {
  writeJson('package-lock.json', { packages: {} });
  writeJson('node_modules/.package-lock.json', { packages: {} });
  // Replaces the write of the stamp, because root may write everywhere.
  const readOnly = () => Object.assign(new Error('read-only'), { code: 'EROFS' });
  expect(
    ensureInstalled(
      folder,
      () => {},
      () => null,
      () => {
        throw readOnly();
      },
    ),
  ).toBe(false);
});

test('each process gets the time to stop that it takes itself, and some more', () => {
  for (const [env, seconds] of [
    [{}, 25],
    [{ SHUTDOWN_DELAY: '60' }, 85],
  ]) {
    const [api, web] = listProcesses(readSettings(env));
    expect(Math.min(api.stopTimeoutMs, web.stopTimeoutMs)).toBeGreaterThan(seconds * 1000);
  }
});

test.each([
  [{ PORT: 'abc' }, 'PORT is "abc": it must be a whole number from 1 to 65535.'],
  [{ API_PORT: '70000' }, 'API_PORT is "70000"'],
  [{ PORT: '4000' }, 'PORT and API_PORT are both 4000'],
  [{ API_PORT: '6000' }, 'API_PORT is 6000: browsers refuse to open that port; take another, such as 4000.'],
  [
    { DEMO_CONSOLE_PORT: '6667' },
    'DEMO_CONSOLE_PORT is 6667: browsers refuse to open that port; take another, such as 4010.',
  ],
  [{ SITE_URL: 'starhaven' }, 'SITE_URL is "starhaven": it must be an http or https URL.'],
  [{ SHUTDOWN_DELAY: '90' }, 'SHUTDOWN_DELAY is "90": it must be whole seconds from 0 to 60.'],
  [{ DEMO_FLEET: 'yes' }, 'DEMO_FLEET is "yes": it must be on or off.'],
  [{ DEMO_CONSOLE_PORT: 'open' }, 'DEMO_CONSOLE_PORT is "open": it must be a whole number from 1 to 65535.'],
])('wrong setting %j', (env, message) => {
  expect(() => readSettings(env)).toThrow(message);
});

test('ports that nobody can ask are those that fetch refuses', async () => {
  const refusalOf = (port) =>
    fetch(`http://127.0.0.1:${port}/`).then(
      () => null,
      (error) => error.cause?.message,
    );
  for (const port of blockedPorts) expect([port, await refusalOf(port)]).toEqual([port, 'bad port']);
  expect(await refusalOf(6001)).not.toBe('bad port');
  const ofProcesses = readFileSync(path.join(workspaceRoot, 'libs/contracts/src/network/blocked-ports.ts'), 'utf8');
  const numbers = /new Set\(\[([^\]]*)\]/.exec(ofProcesses)?.[1].match(/\d+/g)?.map(Number);
  expect(numbers).toEqual([...blockedPorts]);
});

test('every process is asked about its settings, and every fault is told', async () => {
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

test('two upstreams elsewhere switch our own API off; flags win over the environment', () => {
  expect(readSettings({ ACCOUNT_API_URL: 'https://a.test/', BOOK_API_URL: 'https://b.test' }).isExternal).toBe(true);
  expect(readSettings({ ACCOUNT_API_URL: 'https://a.test' }).isExternal).toBe(false);
  expect(readSettings({ PORT: '5000' }, parseFlags(['--port', '5001'])).siteUrl).toBe('http://localhost:5001');
  expect(() => parseFlags(['--prot', '1'])).toThrow('npm start -- --help');
});

test.each([
  [{}, ['api', 'web', 'demo-fleet']],
  [{ DEMO_FLEET: 'off' }, ['api', 'web']],
  [{ DATABASE_URL: 'postgres://db' }, ['api', 'web']],
  [{ DATABASE_URL: 'postgres://db', DEMO_FLEET: 'on' }, ['api', 'web', 'demo-fleet']],
  [{ ACCOUNT_API_URL: 'https://a.test', BOOK_API_URL: 'https://b.test' }, ['web']],
])('with %j these run: %j', (env, names) => {
  const settings = readSettings(env);
  expect(listProcesses(settings).map(({ name }) => name)).toEqual(names);
  expect(childEnvironment(settings, env)).toMatchObject({
    DEMO_FLEET_FILE: path.join(settings.dataDir, 'secrets/demo-fleet.json'),
    API_URL: 'http://127.0.0.1:4000',
  });
});

test('the processes get a name and the switch of the demo fleet only from the operator: staff can set both', () => {
  const names = (env) => Object.keys(childEnvironment(readSettings(env), env));
  expect(names({})).not.toEqual(expect.arrayContaining(['SITE_NAME']));
  expect(names({})).not.toEqual(expect.arrayContaining(['DEMO_FLEET']));
  expect(childEnvironment(readSettings({ SITE_NAME: 'Inn' }), { SITE_NAME: 'Inn' })).toMatchObject({
    SITE_NAME: 'Inn',
  });
});

test('every script has its line in the help', () => {
  const { scripts } = JSON.parse(readFileSync(path.join(workspaceRoot, 'package.json'), 'utf8'));
  expect(Object.keys(descriptions).sort()).toEqual(Object.keys(scripts).sort());
});

test('reset moves the folder aside, and refuses while it is in use', () => {
  const dataDir = path.join(folder, 'data');
  const reset = () =>
    spawnSync(process.execPath, [path.join(workspaceRoot, 'tools/start/reset.mjs'), '--yes'], {
      encoding: 'utf8',
      env: { ...process.env, DATA_DIR: dataDir },
    });
  writeJson('data/database.lock', { pid: process.pid });
  expect(reset()).toMatchObject({ status: 1, stderr: expect.stringContaining(`in use by pid ${process.pid}`) });
  rmSync(path.join(dataDir, 'database.lock'));
  writeJson('data/keep.json', { precious: true });
  const { status, stdout } = reset();
  expect(status).toBe(0);
  const aside = /Moved to (\S+)\. /.exec(stdout)[1];
  expect(JSON.parse(readFileSync(path.join(aside, 'keep.json'), 'utf8'))).toEqual({ precious: true });
});
