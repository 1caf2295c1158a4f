import { mkdtempSync } from 'node:fs';
import path from 'node:path';
import { FirstPasswordFile } from '../../src/modules/account';
import { listSeeds } from '../../src/seeds';
import { runFolder } from './jest/run-folder';

const folder = mkdtempSync(path.join(runFolder(), 'seeds-'));

/** The file in which this process' seeds keep the admin's first password. */
export const firstPassword = new FirstPasswordFile(folder);

export const seeds = listSeeds(firstPassword);
