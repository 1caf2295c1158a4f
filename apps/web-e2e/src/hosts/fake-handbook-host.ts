import http from 'node:http';
import type { AddressInfo } from 'node:net';

const games = [
  { id: 1, slug: 'genshin-impact', title: 'Genshin Impact' },
  { id: 2, slug: 'honkai-star-rail', title: 'Honkai: Star Rail' },
  { id: 3, slug: 'blue-archive', title: 'Blue Archive' },
].map((game) => ({
  ...game,
  description: 'A game of the stand-in.',
  image: `/art/${game.slug}.svg`,
  lastUpdate: 1_760_000_000,
  version: '1.0',
  keyword: '',
  engine: [{ id: 1, name: 'Engine', short: 'EN', command: 'engine', features: ['Combat'] }],
}));

const commands = [
  {
    id: 'give-item',
    head: 'give',
    label: 'Give an item',
    params: [{ id: 'item', label: 'Item', type: 'itemList', format: 'blank' }],
  },
  {
    id: 'give-artifact',
    head: 'give',
    label: 'Give an artifact',
    params: [
      { id: 'artifact', label: 'Artifact', type: 'artifactList', multi: false, format: 'blank' },
      { id: 'main', label: 'Main property', type: 'propmainList', multi: false, format: 'blank' },
      { id: 'sub', label: 'Sub properties', type: 'propSub', format: 'blank' },
    ],
  },
];

export interface FakeItem {
  id: number;
  game: number;
  type: number;
  starType: number;
  names: Record<string, string>;
  desc?: string;
  icon?: string;
  [field: string]: unknown;
}

const lanterns: FakeItem[] = Array.from({ length: 30 }, (_, index) => ({
  id: 210_001 + index,
  game: 1,
  type: 2,
  starType: (index % 6) + 1,
  names: { EN: `Lantern No. ${index + 1}`, JP: `提灯 ${index + 1}`, DE: `Laterne Nr. ${index + 1}` },
  desc:
    index % 3 === 0
      ? 'A paper lantern of the inn. It burns through the night, whatever the weather, and is said to lead whoever follows it back to where they started, sooner or later, though nobody has come back to say so.'
      : 'A paper lantern of the inn.',
}));

export const ordinaryItems = (): FakeItem[] => [
  ...lanterns,
  {
    id: 10_000_901,
    game: 1,
    type: 1,
    starType: 5,
    names: { EN: 'Innkeeper', JP: '宿の主人', CHS: '客栈老板', RU: 'Хозяйка постоялого двора' },
    desc: 'Keeps the inn, the keys and most secrets.',
  },
  {
    id: 11_901,
    game: 1,
    type: 4,
    starType: 4,
    names: { EN: 'Broom of the Yard' },
    weaponType: 3,
    icon: '/icons/icon-192.png',
  },
  {
    id: 401,
    game: 1,
    type: 12,
    starType: 2,
    names: { EN: 'Stage with a Lost Picture' },
    icon: '/art/no-such-picture.png',
  },
  {
    id: 77_901,
    game: 1,
    type: 9,
    starType: 5,
    names: { EN: 'Paper Flower' },
    equipType: 1,
    main: '4000',
    sub: '501',
    appendPropNum: 1,
  },
  { id: 20_901, game: 1, type: 3, starType: 0, names: {}, typeMonster: 'Boss' },
  {
    id: 15_901,
    game: 1,
    type: 7,
    starType: 0,
    names: { EN: 'HP' },
    grup: '4000',
    stats: { BaseValue: 717, LevelAdd: 203.15, Property: 'HPDelta' },
  },
  {
    id: 501_901,
    game: 1,
    type: 8,
    starType: 0,
    names: { EN: 'CRIT Rate' },
    grup: '501',
    stats: { BaseValue: 0.0272, StepValue: 0.0039, StepNum: 3, Property: 'CriticalChance' },
  },
  { id: 1_901, game: 2, type: 1, starType: 5, names: { EN: 'Conductor of the Night Train' }, desc: '' },
  { id: 13_901, game: 3, type: 1, starType: 3, names: { EN: 'Head of the Lantern Club', JP: '提灯部部長' } },
];

const versions = () => [
  { id: '1', commit: 'aaaa111', game: 1 },
  { id: '2', commit: 'bbbb222', game: 2 },
  { id: '3', commit: 'cccc333', game: 3 },
];

const history = [
  {
    id: '7',
    game: 1,
    commit: 'aaaa111bbbb222cccc',
    time: 1_790_000_000,
    source: 'genshin-db',
    added: 60,
    changed: 2,
    removed: 1,
  },
  {
    id: '6',
    game: 1,
    commit: '0000aaa',
    time: 1_780_000_000,
    source: 'starter set',
    added: 12,
    changed: 0,
    removed: 0,
  },
];

const changes = [
  ...Array.from({ length: 60 }, (_, index) => ({
    kind: 'added',
    type: 2,
    id: 210_001 + index,
    name: `Lantern No. ${index + 1}`,
    fields: [],
  })),
  { kind: 'changed', type: 1, id: 10_000_901, name: 'Innkeeper', was: 'Inn Keeper', fields: ['name', 'starType'] },
  { kind: 'changed', type: 4, id: 11_901, name: 'Broom of the Yard', fields: ['desc'] },
  { kind: 'removed', type: 2, id: 209_999, name: 'Old Candle', fields: [] },
];

type Shown = { id: number; name: string; starType: number };

const orders: Record<string, (one: Shown, other: Shown) => number> = {
  name: (one, other) => one.name.localeCompare(other.name, 'en', { numeric: true }),
  rarity: (one, other) => other.starType - one.starType,
  id: (one, other) => one.id - other.id,
};

/** A host that serves the handbook's calls, with or without the extensions of our own host; specs break and restore it. */
export class FakeHandbookHost {
  url = '';
  items = ordinaryItems();
  versions = versions();
  isStarter = false;
  isFilling = false;
  /** The item calls get no answer. */
  isDown = false;
  /** If set, the item call's answer. */
  refusal: { retcode: number; message?: string } | null = null;
  /** If set, item calls wait for this promise before they answer. */
  hold: Promise<void> | null = null;
  /** The queries of the item calls, in order. */
  readonly asked: URLSearchParams[] = [];
  readonly #hasExtension: boolean;
  readonly #server = http.createServer((request, response) => void this.#answer(request, response));

  constructor({ hasExtension = true } = {}) {
    this.#hasExtension = hasExtension;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Restores the normal state. */
  reset(): void {
    this.items = ordinaryItems();
    this.versions = versions();
    this.isStarter = this.isFilling = this.isDown = false;
    this.refusal = this.hold = null;
    this.asked.length = 0;
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const json = (value: unknown) =>
      void response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
    const send = (data: unknown) => json({ retcode: 0, message: 'ok', data });
    if (pathname === '/api/v2/capabilities')
      return send({ extensions: this.#hasExtension ? ['handbook', 'item-filters'] : [] });
    if (pathname === '/json/game_all.json') return json(games);
    if (/^\/json\/[\w-]+\/command\/engine\.json$/.test(pathname)) return json(commands);
    if (pathname === '/game/resource/version') return json(this.versions);
    if (pathname === '/item') {
      this.asked.push(searchParams);
      await this.hold;
      if (this.isDown) return void request.socket.destroy();
      return json(this.refusal ?? this.#search(searchParams));
    }
    if (!this.#hasExtension) return void response.writeHead(404).end();
    if (this.isDown) return void request.socket.destroy();
    if (pathname === '/item/summary') return send(this.#summary());
    if (pathname === '/game/resource/history')
      return send(history.filter(({ game }) => String(game) === searchParams.get('game')));
    const version = /^\/game\/resource\/history\/(\w+)$/.exec(pathname)?.[1];
    if (version !== undefined) return json(this.#changes(version, searchParams));
    const [, game, type, id] = /^\/item\/(\d+)\/(\d+)\/(\d+)$/.exec(pathname) ?? [];
    const item = this.items.find((one) => `${one.game}/${one.type}/${one.id}` === `${game}/${type}/${id}`);
    if (!item) return json({ retcode: -1, message: 'No such item' });
    send({
      ...this.#inLanguage(item, searchParams.get('language')),
      names: item.names,
      descs: item.desc ? { EN: item.desc } : {},
      related: [
        {
          relation: 'same-name',
          items: this.items
            .filter((one) => one.type === item.type && one.game === item.game && one !== item)
            .slice(0, 3)
            .map((one) => this.#inLanguage(one, 'EN')),
        },
      ],
    });
  }

  #inLanguage({ names, ...item }: FakeItem, language: string | null) {
    return { desc: '', icon: '', ...item, name: names[language ?? 'EN'] ?? names['EN'] ?? '' };
  }

  #search(query: URLSearchParams) {
    const term = (query.get('search') ?? '').toLowerCase();
    const found = this.items
      .filter((item) => !query.has('game') || String(item.game) === query.get('game'))
      .filter((item) => !query.has('type') || String(item.type) === query.get('type'))
      .filter((item) => !query.has('stars') || String(item.starType) === query.get('stars'))
      .filter((item) => !query.has('weapon') || String(item['weaponType']) === query.get('weapon'))
      .filter((item) => `${item.id} ${Object.values(item.names).join(' ')}`.toLowerCase().includes(term))
      .map((item) => this.#inLanguage(item, query.get('language')))
      .sort(orders[query.get('sort') ?? ''] ?? (() => 0));
    if (!query.has('page')) return { retcode: 0, message: 'ok', data: found };
    const start = (Number(query.get('page')) - 1) * Number(query.get('limit'));
    const data = found.slice(start, start + Number(query.get('limit')));
    return data.length > 0 ? { retcode: 0, message: 'ok', data } : { retcode: -1, message: 'no more' };
  }

  #summary() {
    return games.map(({ id }) => {
      const types = [...new Set(this.items.filter(({ game }) => game === id).map(({ type }) => type))].sort(
        (a, b) => a - b,
      );
      return {
        game: id,
        commit: 'aaaa111',
        updatedAt: 1_790_000_000,
        isStarter: this.isStarter && id !== 1,
        isFilling: this.isFilling && id === 1,
        types: types.map((type) => ({
          type,
          count: this.items.filter((item) => item.game === id && item.type === type).length,
        })),
        languages: ['EN', 'JP'],
      };
    });
  }

  #changes(id: string, query: URLSearchParams) {
    const version = history.find((one) => one.id === id);
    if (!version) return { retcode: -1, message: 'No such version' };
    const kind = query.get('kind');
    const all = (id === '7' ? changes : []).filter((change) => kind === null || change.kind === kind);
    const start = (Number(query.get('page') ?? 1) - 1) * 50;
    return { retcode: 0, message: 'ok', data: { version, changes: all.slice(start, start + 50), total: all.length } };
  }
}
