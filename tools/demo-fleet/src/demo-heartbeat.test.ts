import { HeartbeatSchema } from '@starhaven/contracts/agent';
import { demoServers } from '@starhaven/game-engines';
import * as v from 'valibot';
import { behaviours } from './behaviours';
import { demoHeartbeat } from './demo-heartbeat';
import { playersClock } from './player-count';
import { serverLife } from './server-life';
import { splitByPlatform } from './split-by-platform';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
// A Monday, at midnight UTC.
const mondayMs = Date.UTC(2026, 0, 5);
const fleet = demoServers.map(({ slug, game }) => {
  const behaviour = behaviours[slug];
  if (behaviour === undefined) throw new Error(`${slug} has no behaviour`);
  return { slug, game, behaviour };
});
const busy = fleet.filter(({ behaviour }) => behaviour.peakPlayers >= 20 && behaviour.awayHours === null);

/** Mean of players at this hour of the players' clock over some days from a Monday. */
function meanAt(slug: string, hour: number, days: number[]): number {
  const { behaviour } = fleet.find((one) => one.slug === slug) ?? fleet[0] ?? ({} as never);
  const counts = days.map((day) => {
    const atMs = mondayMs + day * 24 * hourMs + (hour - behaviour.utcOffsetHours) * hourMs;
    return demoHeartbeat(slug, behaviour, atMs).players ?? 0;
  });
  return counts.reduce((sum, count) => sum + count, 0) / counts.length;
}

test('every demo server has its behaviour, and nothing else has', () => {
  expect(Object.keys(behaviours).sort()).toEqual(demoServers.map(({ slug }) => slug).sort());
});

test.each(fleet)('$slug is plausible at every 47th minute of two weeks', ({ slug, game, behaviour }) => {
  for (let atMs = mondayMs; atMs < mondayMs + 14 * 24 * hourMs; atMs += 47 * minuteMs) {
    const heartbeat = demoHeartbeat(slug, behaviour, atMs);
    expect(v.parse(HeartbeatSchema, heartbeat)).toEqual(heartbeat);
    const { players, platforms, cpu, ram } = heartbeat;
    expect(Object.values(platforms).reduce((sum, count) => sum + count, 0)).toBe(players);
    expect(players).toBeLessThanOrEqual(behaviour.peakPlayers * 1.6);
    if (game === 3) expect(Object.keys(platforms)).not.toContain('PC');
    if (cpu === null || ram === null) continue;
    expect(cpu.usage).toBeLessThanOrEqual(100);
    expect(cpu.usage).toBeCloseTo((cpu.usageRaw ?? 0) / (cpu.coreLimit ?? 0), 6);
    expect(ram.usedMb).toBeLessThan(ram.totalMb ?? 0);
  }
});

test('the same moment always has the same heartbeat, the next one nearly the same', () => {
  for (const { slug, behaviour } of busy) {
    const atMs = mondayMs + 19.4 * hourMs;
    expect(demoHeartbeat(slug, behaviour, atMs)).toEqual(demoHeartbeat(slug, behaviour, atMs));
    const [now, soon] = [0, 5_000].map((laterMs) => demoHeartbeat(slug, behaviour, atMs + laterMs).players ?? 0);
    expect(Math.abs((now ?? 0) - (soon ?? 0))).toBeLessThanOrEqual(3);
  }
});

test.each(busy)('$slug: nights are quiet, evenings are full, weekends fuller', ({ slug }) => {
  const workdays = [0, 1, 2, 3, 7, 8, 9, 10];
  expect(meanAt(slug, 5.9, workdays)).toBeLessThan(0.35 * meanAt(slug, 21, workdays));
  expect(meanAt(slug, 15, [5, 6, 12, 13])).toBeGreaterThan(1.05 * meanAt(slug, 15, workdays));
});

test('more players mean more work and more memory', () => {
  const { behaviour } = fleet[0] ?? ({} as never);
  const [night, evening] = [4.2, 20.2].map((hour) =>
    demoHeartbeat('teyvat-europe', behaviour, mondayMs + hour * hourMs),
  );
  expect(evening?.cpu?.usageRaw).toBeGreaterThan(2 * (night?.cpu?.usageRaw ?? Infinity));
  expect(evening?.ram?.usedMb).toBeGreaterThan(night?.ram?.usedMb ?? Infinity);
});

test('regions sleep at different times', () => {
  const [europe, asia] = ['teyvat-europe', 'teyvat-asia'].map((slug) => fleet.find((one) => one.slug === slug));
  expect(playersClock(mondayMs, europe?.behaviour.utcOffsetHours ?? 0)).toEqual({ hour: 1, weekday: 1 });
  expect(playersClock(mondayMs, asia?.behaviour.utcOffsetHours ?? 0)).toEqual({ hour: 8, weekday: 1 });
  expect(playersClock(mondayMs, -5)).toEqual({ hour: 19, weekday: 0 });
});

test.each(fleet.filter(({ behaviour }) => !behaviour.isGone))(
  '$slug restarts now and then, is away for a moment, and counts its uptime from there',
  ({ slug, behaviour }) => {
    let restarts = 0;
    let longest = 0;
    let before = serverLife(slug, behaviour, mondayMs).uptimeSeconds ?? 0;
    for (let atMs = mondayMs; atMs < mondayMs + 40 * 24 * hourMs; atMs += 7 * minuteMs) {
      const { uptimeSeconds } = serverLife(slug, behaviour, atMs);
      if (uptimeSeconds !== null && uptimeSeconds < before) restarts += 1;
      before = uptimeSeconds ?? before;
      longest = Math.max(longest, before);
    }
    expect(longest).toBeLessThan((behaviour.restartEveryDays + 1) * 24 * 3_600);
    expect(restarts).toBeGreaterThan(0);
    expect(restarts).toBeLessThan(90);
  },
);

test('one never connects, one is disconnected at night, one is in maintenance', () => {
  const isThere = (slug: string, hour: number) => {
    const { behaviour } = fleet.find((one) => one.slug === slug) ?? ({} as never);
    return serverLife(slug, behaviour, mondayMs + (hour - behaviour.utcOffsetHours) * hourMs).isThere;
  };
  expect([2, 12, 22].map((hour) => isThere('kivotos-asia', hour))).toEqual([false, false, false]);
  expect([2.9, 3.1, 7.9, 8.1].map((hour) => isThere('express-beta', hour))).toEqual([true, false, false, true]);
  expect(fleet.filter(({ behaviour }) => behaviour.maintenance !== '').map(({ slug }) => slug)).toEqual([
    'express-works',
  ]);
});

test('a split is whole and complete', () => {
  expect(splitByPlatform(10, { PC: 0.62, Android: 0.27, iOS: 0.11 })).toEqual({ PC: 6, Android: 3, iOS: 1 });
  expect(splitByPlatform(1, { PC: 0.34, Android: 0.33, iOS: 0.33 })).toEqual({ PC: 1, Android: 0, iOS: 0 });
  expect(splitByPlatform(0, { PC: 1 })).toEqual({ PC: 0 });
});
