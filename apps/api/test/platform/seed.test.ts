import { GameSchema, PlatformSchema } from '@starhaven/contracts/games';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { blueArchive } from '../../src/modules/games/seed/blue-archive';
import { genshinImpact } from '../../src/modules/games/seed/genshin-impact';
import { honkaiStarRail } from '../../src/modules/games/seed/honkai-star-rail';
import { game } from '../../src/modules/games/tables';
import { runSeeds } from '../../src/platform/seed/run-seeds';
import { seeds } from '../support/seeds';
import { describeOnEachEngine } from '../support/engines';
import type { TestDatabase } from '../support/engines';

const all = [genshinImpact, honkaiStarRail, blueArchive];

test.each(all)('the seed of $game.title is what the contract says, with links that lead somewhere', (seed) => {
  expect(v.is(GameSchema, seed.game)).toBe(true);
  expect(v.is(v.array(PlatformSchema), seed.platforms)).toBe(true);
  const shorts = (seed.game.engine ?? []).map(({ short }) => short);
  const versions = seed.platforms.flatMap(({ version }) => version ?? []);
  expect(versions.length).toBeGreaterThan(0);
  for (const { project } of versions) expect(shorts).toContain(project?.short);
  const links = versions.flatMap(({ download }) => download ?? []).flatMap((group) => group.link ?? []);
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) {
    expect(link.url).toMatch(/^https:\/\/(github\.com|store\.steampowered\.com|downloads\.example\.org)\//);
    // The comment of a link to a missing file says that it is an example.
    if (link.url.includes('example.org')) expect(link.comment).toMatch(/^Example entry: /);
  }
});

describeOnEachEngine('seeding', (open) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await open();
  });
  afterAll(() => db?.close());

  test('what an operator deleted or changed stays so at the next start; the command restores what is missing', async () => {
    const { db: drizzle } = db.database;
    await drizzle.delete(game).where(eq(game.id, 3));
    await drizzle.update(game).set({ title: 'Ours' }).where(eq(game.id, 1));
    expect(await runSeeds(drizzle, seeds)).toEqual([]);
    expect(await drizzle.$count(game)).toBe(2);
    expect(await runSeeds(drizzle, seeds, { isForced: true })).toEqual(['games', 'admin-account', 'blog', 'ask']);
    expect(await drizzle.$count(game)).toBe(3);
    expect((await drizzle.query.game.findFirst({ where: eq(game.id, 1) }))?.title).toBe('Ours');
  });
});
