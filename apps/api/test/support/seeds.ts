import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { FirstPasswordFile } from '../../src/modules/account';
import { listSeeds } from '../../src/seeds';

const folder = mkdtempSync(path.join(os.tmpdir(), 'starhaven-seeds-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));

/** The file in which this process' seeds keep the admin's first password. */
export const firstPassword = new FirstPasswordFile(folder);

export const seeds = listSeeds(firstPassword);
