import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { readFreeBytes } from './read-free-bytes';

/** Below this the server stops writing (docs/security.md#free-disk-space). */
const minFreeBytes = 200 * 1024 * 1024;
/** Writing starts again only above this, so that a disk near the limit does not switch back and forth. */
const enoughFreeBytes = 220 * 1024 * 1024;
const maxAgeMs = 10_000;

export interface FreeSpaceOptions {
  readFreeBytes?: (folder: string) => Promise<number>;
  /** Called when space becomes low or is enough again. */
  onChange?: (isLow: boolean, freeBytes: number) => void;
}

/** Checks the disk of the data folder; the result is at most ten seconds old. */
export class FreeSpace {
  private isLowNow = false;
  private checkedAtMs = -Infinity;

  constructor(
    private readonly folder: string,
    private readonly options: FreeSpaceOptions = {},
  ) {}

  /** True below 200 MB, until 220 MB are free again. False when the file system does not report its free space. */
  async isLow(): Promise<boolean> {
    if (performance.now() - this.checkedAtMs < maxAgeMs) return this.isLowNow;
    const { readFreeBytes: read = readFreeBytes, onChange } = this.options;
    const freeBytes = await read(this.folder).catch(() => Infinity);
    this.checkedAtMs = performance.now();
    const isLow = freeBytes < (this.isLowNow ? enoughFreeBytes : minFreeBytes);
    if (isLow !== this.isLowNow) {
      this.isLowNow = isLow;
      onChange?.(isLow, freeBytes);
    }
    return this.isLowNow;
  }

  /** Checks at intervals, so that a change is reported even without writes. Returns a function that stops the checks. */
  watch(): () => void {
    void this.isLow();
    const timer = setInterval(() => void this.isLow(), maxAgeMs);
    timer.unref();
    return () => clearInterval(timer);
  }
}

/** Four segments of a database log: recovery after a crash writes about as much. */
const minFreeBytesToOpen = 64 * 1024 * 1024;

/** Whether the disk of a folder has less space than the database needs to open. False when the file system does not report it. */
export async function isWithoutRoom(folder: string): Promise<boolean> {
  return (await readFreeBytes(folder).catch(() => Infinity)) < minFreeBytesToOpen;
}

const probeBytes = 16 * 1024 * 1024;

/**
 * Whether the disk of a folder may be the cause of a failure there: hardly any space is left, or a file with the size of one database log
 * (16 MB) cannot be written, for example because of a quota or a read-only disk.
 */
export async function isDiskSuspect(folder: string): Promise<boolean> {
  if (await new FreeSpace(folder).isLow()) return true;
  const probe = path.join(folder, `.write-probe-${process.pid}`);
  try {
    await writeFile(probe, Buffer.alloc(probeBytes), { mode: 0o600 });
    return false;
  } catch {
    return true;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
}
