import { setImmediate as turn } from 'node:timers/promises';
import type { Command } from '@starhaven/contracts/commands';
import { importToLines } from '@starhaven/game-commands';
import type { CommandFacts, ImportedBuild, ImportedLines } from '@starhaven/game-commands';

/** After this time, a slice ends with its current part. Other requests wait for at most one slice. */
const sliceMs = 25;
/** Items in one part; a slice has as many parts as its time allows. */
const partSize = 20;

/** Does the same as `importToLines`. A large build takes more than a second, so other requests get a turn after each slice. */
export async function importInSlices(
  build: ImportedBuild,
  commands: readonly Command[],
  facts: CommandFacts,
): Promise<ImportedLines[]> {
  const lines: ImportedLines[] = [];
  let beganAt = performance.now();
  for (const part of partsOf(build)) {
    lines.push(...importToLines(part, commands, facts));
    if (performance.now() - beganAt < sliceMs) continue;
    await turn();
    beganAt = performance.now();
  }
  return lines;
}

function* partsOf(build: ImportedBuild): Generator<ImportedBuild> {
  const none = { ...build, avatars: [], gear: [], artifacts: [] };
  for (const avatars of chunksOf(build.avatars)) yield { ...none, avatars };
  for (const gear of chunksOf(build.gear)) yield { ...none, gear };
  for (const artifacts of chunksOf(build.artifacts)) yield { ...none, artifacts };
}

function* chunksOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += partSize) yield items.slice(from, from + partSize);
}
