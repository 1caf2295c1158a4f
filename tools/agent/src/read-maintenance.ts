import { open } from 'node:fs/promises';
import { codeOf } from '@starhaven/node-kit/server';

const maxBytes = 1024;

/** Why players cannot enter: the text of the file while it exists, even a short one. Empty if players can enter. */
export async function readMaintenance(file: string | null): Promise<string> {
  if (file === null) return '';
  try {
    const handle = await open(file, 'r');
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(maxBytes), 0, maxBytes, 0);
      return buffer.toString('utf8', 0, bytesRead).replace(/\s+/g, ' ').trim() || 'Maintenance';
    } finally {
      await handle.close();
    }
  } catch (error) {
    return codeOf(error) === 'ENOENT' ? '' : 'Maintenance';
  }
}
