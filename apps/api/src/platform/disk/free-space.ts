import { statfs } from 'node:fs/promises';

/** Below this the server stops writing (RELIABILITY 12). */
const minFreeBytes = 200 * 1024 * 1024;
const maxAgeMs = 10_000;

/** Watches the disk that holds the data; the answer is at most ten seconds old. */
export class FreeSpace {
  private isLowNow = false;
  private checkedAtMs = -Infinity;

  constructor(
    private readonly folder: string,
    private readonly readFreeBytes = defaultReadFreeBytes,
  ) {}

  /** True below 200 MB. A file system that does not say counts as roomy. */
  async isLow(): Promise<boolean> {
    if (performance.now() - this.checkedAtMs < maxAgeMs) return this.isLowNow;
    const freeBytes = await this.readFreeBytes(this.folder).catch(() => Infinity);
    this.checkedAtMs = performance.now();
    this.isLowNow = freeBytes < minFreeBytes;
    return this.isLowNow;
  }
}

async function defaultReadFreeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
