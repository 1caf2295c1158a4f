import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, rmdirSync, statfsSync, writeSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

/**
 * A small file system in memory, mounted in a new folder; null if mounting is not allowed: it needs root, and in a container the right to
 * mount.
 * @param {number} megabytes
 */
export function mountSmallDisk(megabytes) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmdirSync(folder);
    return null;
  }
  const filler = path.join(folder, 'filler');
  return {
    folder,
    /** Fills the disk until only `leftBytes` are free. */
    fillTo(leftBytes) {
      const file = openSync(filler, 'a');
      const block = Buffer.alloc(64 * 1024, 1);
      try {
        for (;;) {
          const { bavail, bsize } = statfsSync(folder);
          if (bavail * bsize <= leftBytes) return;
          writeSync(file, block);
        }
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    empty: () => rmSync(filler, { force: true }),
    unmount() {
      execFileSync('umount', ['-l', folder]);
      rmdirSync(folder);
    },
  };
}
