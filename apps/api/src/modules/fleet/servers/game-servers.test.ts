import type { Drizzle } from '../../../platform/database/database';
import { GameServers } from './game-servers';

test('a reload requested at any moment of another one reads what was written before the request', async () => {
  for (let ticks = 0; ticks < 20; ticks += 1) {
    let stored = 'old';
    const rows = () => [{ id: 1, name: stored, keyHash: null, isDemo: false }];
    const db = { select: () => ({ from: () => ({ orderBy: async () => rows() }) }) } as unknown as Drizzle;
    const servers = new GameServers({ db, hasDemo: false, onChange: () => {} });
    const first = servers.reload();
    for (let tick = 0; tick < ticks; tick += 1) await null;
    stored = 'new';
    await Promise.all([first, servers.reload()]);
    expect([ticks, servers.find(1)?.name]).toEqual([ticks, 'new']);
  }
});
