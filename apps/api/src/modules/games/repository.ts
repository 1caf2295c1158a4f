import { asc, eq } from 'drizzle-orm';
import type { Drizzle } from '../../platform/database/database';
import { build, downloadGroup, downloadLink, downloadMirror, engine, game, packageFile, platform } from './tables';

/** All games with their engines, in the order of their ids. */
export async function findGames(db: Drizzle) {
  return db.query.game.findMany({
    orderBy: asc(game.id),
    with: { engines: { orderBy: [asc(engine.position), asc(engine.id)] } },
  });
}

export type GameRow = Awaited<ReturnType<typeof findGames>>[number];

/** The platforms of a game with all their downloads, each list in its order; an empty list when there are none. */
export async function findPlatforms(db: Drizzle, gameId: number) {
  return db.query.platform.findMany({
    where: eq(platform.gameId, gameId),
    orderBy: [asc(platform.position), asc(platform.id)],
    with: {
      builds: {
        orderBy: [asc(build.position), asc(build.id)],
        with: {
          engine: true,
          groups: {
            orderBy: [asc(downloadGroup.position), asc(downloadGroup.id)],
            with: {
              links: {
                orderBy: [asc(downloadLink.position), asc(downloadLink.id)],
                with: {
                  mirrors: { orderBy: [asc(downloadMirror.position), asc(downloadMirror.id)] },
                  files: { orderBy: [asc(packageFile.position), asc(packageFile.id)] },
                },
              },
            },
          },
        },
      },
    },
  });
}

export type PlatformRow = Awaited<ReturnType<typeof findPlatforms>>[number];
type LinkRow = PlatformRow['builds'][number]['groups'][number]['links'][number];
export type { LinkRow };
