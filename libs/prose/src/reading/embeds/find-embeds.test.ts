/** @jest-environment node */
import { extensions } from '@starhaven/contracts/protocol';
import { escapeHtml } from '@starhaven/rich-text';
import type { CallAnswers } from '@starhaven/upstream/testing';
import { fakeUpstream } from '@starhaven/upstream/testing';
import { fillEmbeds } from './fill-embeds.server';
import { findEmbeds } from './find-embeds.server';

const game = { id: 3, slug: 'blue-archive', title: 'Blue Archive', engine: [{ name: 'Lantern', command: 'lantern' }] };
const item = { id: '7', name: 'Old lamp', game: 3, type: 2, grup: 'equipment', starType: 3 };
const command = { id: 'give lamp', head: 'give', label: 'Give a lamp', params: [], permission: [], value: 'give' };
const answers: CallAnswers = {
  listGames: [game],
  listItems: { retcode: 0, data: [item] },
  getItem: { retcode: 0, data: { ...item, names: {}, descs: {} } },
  getCommands: { retcode: 0, data: [command] },
  getStatus: {
    retcode: 0,
    data: {
      measuredAt: 0,
      online: { web_online_count: 0, game_online_count: 0 },
      servers: [{ id: 'eu west 1', name: 'Lamp', server: { online: true, stats: {} } }],
    },
  },
  getGameInfo: game,
  getGameDownloads: [],
};
const { upstream: client } = fakeUpstream({ answers, extensions: Object.values(extensions) });

test.each([
  ['lamp', ['Item', 'Command', 'Server']],
  ['blue', ['Download']],
])('every result for %s is drawn as a card', async (words, kinds) => {
  const found = (await findEmbeds(client, words)).filter(({ title }) => title.toLowerCase().includes(words));
  expect(found.map(({ kind }) => kind)).toEqual(kinds);
  for (const embed of found) {
    const { htmls } = await fillEmbeds(client, [`<p data-embed="${escapeHtml(embed.path)}"><a>the link</a></p>`]);
    expect(htmls).toEqual([expect.stringContaining(`data-card="${embed.kind.toLowerCase()}"`)]);
  }
});
