/** @jest-environment node */
import { extensions } from '@starhaven/contracts/protocol';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { fakeUpstream, noHost } from '@starhaven/upstream/testing';
import { fillEmbeds } from './fill-embeds.server';

const genshin = { id: 1, slug: 'genshin-impact', title: 'Genshin Impact', engine: [] };
const games = [genshin];
const item = { id: '10000002', name: 'Ayaka <b>', game: 1, type: 1, starType: 5, names: {}, descs: {}, related: [] };
const servers = [{ id: '1', name: 'Lantern', server: { online: true, stats: { player: 3 }, playersKnown: true } }];
const online = { web_online_count: 0, game_online_count: 0 };
const give = { id: 'give-item', head: 'give', label: 'Give an item', params: [], permission: [], value: 'give' };

const client = (answers: CallAnswers) =>
  fakeUpstream({ answers, extensions: Object.values(extensions), isProven: true }).upstream;

const link = (path: string) => `<p data-embed="${path}"><a href="${path}">the link</a></p>`;
const fill = async (answers: CallAnswers, path: string) => {
  const { htmls, ...rest } = await fillEmbeds(client(answers), [`<p>a</p>${link(path)}<p>z</p>`]);
  return { html: htmls.join(), ...rest };
};

const ayaka = '/handbook/genshin-impact/avatar/10000002';

test('an item shows its current name, escaped, with kind and rarity', async () => {
  const { html, isPartial } = await fill({ listGames: games, getItem: { retcode: 0, data: item } }, ayaka);
  expect(html).toContain(`<a href="${ayaka}">Ayaka &lt;b&gt;</a>`);
  expect(html).toContain('Avatar · Genshin Impact · 5 stars');
  expect(html).not.toContain('the link');
  expect(isPartial).toBe(false);
});

test('a server shows its state and players, and its page is kept for seconds', async () => {
  const { html, isLive } = await fill(
    { getStatus: { retcode: 0, data: { measuredAt: 0, online, servers } } },
    '/status#server-1',
  );
  expect(html).toContain('Lantern');
  expect(html).toContain('data-card-tone="ok">Online · 3 players');
  expect(isLive).toBe(true);
});

test('a command shows its line', async () => {
  const path = '/command/genshin-impact/grasscutter?command=give-item&amp;v.x=1';
  const { html } = await fill({ getCommands: { retcode: 0, data: [give] } }, path);
  expect(html).toContain('Give an item');
  expect(html).toMatch(/<code>.*give<\/code>/);
});

test('a download shows its version', async () => {
  const platforms = [{ platfrom: 'PC', version: [{ name: '5.4', project: null, download: [] }] }];
  const answers = { getGameInfo: genshin, getGameDownloads: platforms };
  expect((await fill(answers, '/downloads/genshin-impact')).html).toContain('PC · version 5.4');
});

test.each([
  ['an item that does not exist any more', ayaka, { listGames: games, getItem: { retcode: -1 } }, false],
  ['a page without data', '/guide', {}, false],
  ['a host that cannot be reached', ayaka, { listGames: noHost, getItem: noHost }, true],
  ['a host that does not answer', ayaka, { listGames: () => new Promise<never>(() => undefined) }, true],
])('%s leaves the plain link, and the page does not wait', async (_, path, answers, isPartial) => {
  const filled = await fill(answers, path);
  expect(filled.html).toContain(link(path));
  expect(filled.isPartial).toBe(isPartial);
});
