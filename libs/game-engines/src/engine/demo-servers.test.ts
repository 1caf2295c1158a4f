import { ServerPrivacy } from '@starhaven/contracts/status';
import { demoServers } from './demo-servers';

test('the demo fleet shows every state on every game', () => {
  expect(demoServers.length).toBeGreaterThanOrEqual(7);
  expect(new Set(demoServers.map(({ slug }) => slug)).size).toBe(demoServers.length);
  expect(new Set(demoServers.map(({ name }) => name)).size).toBe(demoServers.length);
  expect([...new Set(demoServers.map(({ game }) => game))].sort()).toEqual([1, 2, 3]);
  expect([...new Set(demoServers.map(({ privacy }) => privacy))].sort()).toEqual(Object.values(ServerPrivacy));
  expect(demoServers.some(({ isDisabled }) => isDisabled)).toBe(true);
  for (const { slug } of demoServers) expect(slug).toMatch(/^[a-z0-9-]{3,40}$/);
});
