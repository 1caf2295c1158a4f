import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ensureInstalled, findInstallReason } from './install.mjs';

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

  test('that `npm install` changed by hand are taken as they are, unless the link of a library is missing', () => {
    const withLibrary = (version) => ({
      packages: { ...lock(version).packages, 'node_modules/@own/lib': { resolved: 'libs/lib', link: true } },
    });
    writeJson('package-lock.json', lock('1.0.0'));
    writeJson('node_modules/.package-lock.json', lock('1.0.0'));
    writeJson('node_modules/a/package.json', {});
    const install = () => ['must not run'];
    expect(ensureInstalled(folder, () => {}, install)).toBe(false);

    writeJson('package-lock.json', withLibrary('2.0.0'));
    const isOld = 'package-lock.json changed since they were installed';
    expect(findInstallReason(folder)).toBe(isOld);
    writeJson('node_modules/.package-lock.json', withLibrary('2.0.0'));
    expect(findInstallReason(folder)).toBe(isOld);
    writeJson('node_modules/@own/lib/package.json', {});
    expect(findInstallReason(folder)).toBeNull();
  });

  test('that were removed later, or whose files are missing, are named', () => {
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

  test('a missing native part of a package is noticed, although the lockfile calls it optional', () => {
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
