import { FreeSpace } from '../platform/disk/free-space';
import type { Logger } from '../platform/logging/logger';

const lowSpace =
  'less than 200 MB are free on the disk of the data folder: writes and new logins are refused. ' +
  'Free space there (`df -h` shows how much), or move the data to a larger disk; writes resume at 220 MB';

/** The free space of the data folder; a change of it is logged. */
export function createFreeSpace(dataDir: string, log: Logger): FreeSpace {
  return new FreeSpace(dataDir, {
    onChange: (isLow, freeBytes) => {
      const free = { freeMegabytes: Math.floor(freeBytes / 1024 / 1024) };
      if (isLow) log.warn(free, lowSpace);
      else log.info({ ...free, isProgress: true }, 'there is space on the disk again: writes are accepted');
    },
  });
}
