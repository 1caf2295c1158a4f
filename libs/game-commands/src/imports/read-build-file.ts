import { isNestedDeeper, isRecord } from '@starhaven/contracts/protocol';
import type { ImportedBuild, ImportFacts } from './imported-build';
import { isEnkaGenshin, readEnkaGenshin } from './read-enka-genshin';
import { isGood, readGood } from './read-good';
import { isEnkaStarRail, isFreesr, readEnkaStarRail, readFreesr } from './read-star-rail';

/** Characters; a full account has less than two million. */
export const maxFileLength = 4_000_000;

/** Files of known programs have fewer than ten. */
const maxLevels = 64;

export type ReadBuildFile =
  { isRead: true; build: ImportedBuild } | { isRead: false; /** Text for the visitor. */ message: string };

/**
 * Reads a GOOD file, a freesr-data.json or an answer of Enka (docs/behaviour/commands.md#build-imports). Parts that cannot be read are
 * reported in the build's `problems`.
 */
export function readBuildFile(text: string, facts: ImportFacts): ReadBuildFile {
  if (text.length > maxFileLength) return refuse('This file is too big. Builds have at most 4 MB.');
  const file = parseObject(text);
  if (file === null) return refuse('This is not a JSON file. Choose the file as the program saved it.');
  const build = readKnown(file, facts);
  if (build === null)
    return refuse('This file is not a build: it must be a GOOD file, a freesr-data.json or an answer of Enka.');
  if (build.avatars.length + build.gear.length + build.artifacts.length + build.problems.length === 0)
    return refuse(
      'This file has no characters, weapons or artifacts. On Enka, the showcase of the player must be open.',
    );
  return { isRead: true, build };
}

const refuse = (message: string): ReadBuildFile => ({ isRead: false, message });

function readKnown(file: Record<string, unknown>, facts: ImportFacts): ImportedBuild | null {
  if (isGood(file)) return readGood(file, facts);
  if (isFreesr(file)) return readFreesr(file);
  if (isEnkaStarRail(file)) return readEnkaStarRail(file);
  return isEnkaGenshin(file) ? readEnkaGenshin(file) : null;
}

function parseObject(text: string): Record<string, unknown> | null {
  // JSON.parse blocks the process for half a second on a megabyte of open brackets.
  if (isNestedDeeper(text, maxLevels)) return null;
  try {
    const json: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(json) ? json : null;
  } catch {
    return null;
  }
}
