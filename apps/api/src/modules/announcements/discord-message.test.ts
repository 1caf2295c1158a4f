import { toDiscordMessage } from './discord-message';

test('long titles and texts are cut between characters, within the limits of Discord', () => {
  const { embeds } = toDiscordMessage(
    { title: '🏮'.repeat(300), text: '**'.repeat(4000), path: '/', mood: 'bad' },
    { siteUrl: '', siteName: '' },
  );
  expect(embeds[0].title).toBe(`${'🏮'.repeat(127)}…`);
  expect(embeds[0].description).toMatch(/^(\\\*)+…$/);
  expect(embeds[0].description?.length).toBeLessThanOrEqual(800);
});
