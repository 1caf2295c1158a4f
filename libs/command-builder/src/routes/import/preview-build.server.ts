import { readBuildFile } from '@starhaven/game-commands';
import type { ImportedLines, ImportProblem } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readItemFacts } from '../../lib/engines/read-item-facts.server';
import { findSets, setKeysIn } from '../../lib/imports/find-sets.server';
import { importLists, toImportFacts } from '../../lib/imports/import-facts';
import { importInSlices } from '../../lib/imports/import-in-slices.server';
import { importLimits } from './import-limits';
import type { ImportedCount, ImportReplyFields } from './import-reply';

const listOf = { avatar: 'avatarList', gear: 'weaponList', artifact: 'artifactList' } as const;

export type Preview = { preview: NonNullable<ImportReplyFields['preview']> } | { refusal: string };

/** Converts a build file to commands of an engine (docs/behaviour/commands.md#import-a-build). Throws UpstreamError. */
export async function previewBuild(
  client: UpstreamClient,
  { text, engine, roles }: { text: string; engine: EngineChoice; roles: readonly number[] },
): Promise<Preview> {
  const [commands, { lists, facts }, sets] = await Promise.all([
    readCommands(client, engine, roles),
    readItemFacts(client, engine.gameId, importLists),
    findSets(client, engine.gameId, setKeysIn(text)),
  ]);
  const read = readBuildFile(text, toImportFacts(lists, facts, sets));
  if (!read.isRead) return { refusal: read.message };
  const { build } = read;
  if (build.game !== engine.gameId)
    return { refusal: `This build is from another game than ${engine.gameTitle}. Choose an engine of its game.` };
  const all = await importInSlices(build, commands, facts);
  const [avatars, gear, artifacts] = [listed(all, 'avatar'), listed(all, 'gear'), listed(all, 'artifact')];
  const things = [avatars, gear, artifacts].flatMap(({ shown }) =>
    shown.map(({ kind, id, lines, lost }) => ({
      kind,
      name: facts.itemName?.(listOf[kind], id) ?? id,
      lines,
      lost: [...new Set(lost.map(({ message }) => message))],
    })),
  );
  return {
    preview: {
      engineName: engine.name,
      lines: all.flatMap(({ lines }) => lines),
      things,
      counts: { avatar: avatars.count, gear: gear.count, artifact: artifacts.count },
      problems: textsOf(build.problems),
    },
  };
}

/** The items of one kind that the page shows one by one, and how many others there are. */
function listed(all: readonly ImportedLines[], kind: ImportedLines['kind']) {
  const same = all.filter((one) => one.kind === kind);
  const rest = same.slice(importLimits.listedThings);
  const withoutLines = rest.filter(({ lines }) => lines.length === 0).length;
  const withLosses = rest.filter(({ lines, lost }) => lines.length > 0 && lost.length > 0).length;
  const count: ImportedCount = { all: same.length, unlisted: rest.length, withoutLines, withLosses };
  return { shown: same.slice(0, importLimits.listedThings), count };
}

/** Problems of whole lists come first, because thousands of unknown names could push them out of the list. */
function textsOf(problems: readonly ImportProblem[]): string[] {
  const isAboutName = ({ name, message }: ImportProblem) => message.startsWith(name);
  const ordered = [...problems.filter((one) => !isAboutName(one)), ...problems.filter(isAboutName)];
  const texts = [...new Set(ordered.map(({ message }) => message))];
  const unlisted = texts.length - importLimits.listedProblems;
  if (unlisted <= 0) return texts;
  return [...texts.slice(0, importLimits.listedProblems), `${unlisted} more problems are not listed.`];
}
