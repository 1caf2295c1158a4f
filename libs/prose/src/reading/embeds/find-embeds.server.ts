import { getCommands } from '@starhaven/contracts/commands';
import { listGames, downloadsPath } from '@starhaven/contracts/games';
import type { Game } from '@starhaven/contracts/games';
import { findItemType, listItems, itemPath } from '@starhaven/contracts/handbook';
import { extensions } from '@starhaven/contracts/protocol';
import { getStatus, serverPath } from '@starhaven/contracts/status';
import { commandFileOf, engineSlug, commandHref } from '@starhaven/game-commands';
import type { UpstreamClient } from '@starhaven/upstream/server';
import { orElse, orNull } from '@starhaven/upstream/server';
import type { Embed } from '../../lib/embed';

const maxOfEach = 6;

/** If a source fails, its results are missing; the others are still offered. */
const orNone = (find: () => Promise<Embed[]>): Promise<Embed[]> => orElse(find, () => []);

const fits = (text: string, words: string) => text.toLowerCase().includes(words.toLowerCase());

async function findItems(client: UpstreamClient, games: readonly Game[], words: string): Promise<Embed[]> {
  const answer = await client.call(listItems, { query: { search: words, page: '1', limit: '12' } });
  if (!answer.ok) return [];
  return answer.data.slice(0, maxOfEach).flatMap((item) => {
    const game = games.find(({ id }) => id === item.game);
    const path = itemPath(item, games);
    if (!game || path === null) return [];
    const hint = [game.title, findItemType(item.type)?.label].join(', ');
    return [{ kind: 'Item' as const, title: item.name, hint, path }];
  });
}

async function findCommands(client: UpstreamClient, games: readonly Game[], words: string): Promise<Embed[]> {
  const engines = games.flatMap((game) => game.engine.map((engine) => ({ game, engine, file: commandFileOf(engine) })));
  const found = await Promise.all(
    engines.map(({ game, engine, file }) => {
      if (file === null) return [];
      const read = async (): Promise<Embed[]> => {
        const answer = await client.call(getCommands, { params: { slug: game.slug, command: file }, query: {} });
        if (!answer.ok) return [];
        return answer.data
          .filter(({ label, permission }) => permission.length === 0 && fits(label, words))
          .map((command) => ({
            kind: 'Command' as const,
            title: command.label,
            hint: `${game.title}, ${engine.name}`,
            path: commandHref({ gameSlug: game.slug, engine: engineSlug(engine) }, command, {}),
          }));
      };
      return orNone(read);
    }),
  );
  return found.flat().slice(0, maxOfEach);
}

async function findServers(client: UpstreamClient, words: string): Promise<Embed[]> {
  if (!client.hasExtension(extensions.status)) return [];
  const answer = await client.call(getStatus, { freshForMs: 10_000 });
  if (!answer.ok) return [];
  return (answer.data.servers ?? [])
    .filter(({ name }) => fits(name, words))
    .slice(0, maxOfEach)
    .map(({ id, name }) => ({
      kind: 'Server',
      title: name,
      hint: 'Server status',
      path: serverPath(id),
    }));
}

/** All objects of the site with these words in their name. Uses only calls of the contracts. */
export async function findEmbeds(client: UpstreamClient, words: string): Promise<Embed[]> {
  const games = (await orNull(() => client.call(listGames, {})))?.data ?? [];
  const downloads = games
    .filter(({ title }) => fits(title, words) || fits('downloads', words))
    .map(({ slug, title }): Embed => ({ kind: 'Download', title, hint: 'Downloads', path: downloadsPath(slug) }));
  const found = await Promise.all([
    orNone(() => findItems(client, games, words)),
    orNone(() => findCommands(client, games, words)),
    orNone(() => findServers(client, words)),
  ]);
  return [...found.flat(), ...downloads];
}
