import { importToLines, readBuildFile } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import type { EngineChoice } from '../../lib/engines/engine-choice';
import { readCommands } from '../../lib/engines/read-commands.server';
import { readItemFacts } from '../../lib/engines/read-item-facts.server';
import { findSets, setKeysIn } from '../../lib/imports/find-sets.server';
import { importLists, toImportFacts } from '../../lib/imports/import-facts';
import type { ImportNews } from './import-reply';

const listOf = { avatar: 'avatarList', gear: 'weaponList', artifact: 'artifactList' } as const;

export type Preview = { preview: NonNullable<ImportNews['preview']> } | { refusal: string };

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
  const things = importToLines(build, commands, facts).map(({ kind, id, lines, lost }) => ({
    kind,
    name: facts.itemName?.(listOf[kind], id) ?? id,
    lines,
    lost: [...new Set(lost.map(({ message }) => message))],
  }));
  const problems = [...new Set(build.problems.map(({ message }) => message))];
  return { preview: { engineName: engine.name, things, problems } };
}
