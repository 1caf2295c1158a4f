import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';

const variable = 'API_TEST_FOLDER';

/** The folder for the files of one run. The global set-up creates it, the workers inherit its path, and the end of the run removes it. */
export function runFolder(): string {
  return (process.env[variable] ??= mkdtempSync(path.join(os.tmpdir(), 'api-test-')));
}

export async function removeRunFolder(): Promise<void> {
  await rm(runFolder(), { recursive: true, force: true });
}
