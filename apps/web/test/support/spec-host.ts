import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { AccountShapes } from './spec-host-account';
import { answerAccountCall, usualShapes } from './spec-host-account';
import type { AskShape } from './spec-host-ask';
import { answerAskCall } from './spec-host-ask';
import type { BlogShape } from './spec-host-blog';
import { answerBlogCall } from './spec-host-blog';

export interface SeenRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Arrival {
  path: string;
  /** Bytes of the body that have arrived so far. */
  bytes: number;
  state: 'arriving' | 'whole' | 'broken off';
}

/** The form of the host's lists: as in the specification, with unreadable rows, or not a list at all. */
export type ListShape = 'good' | 'bad-rows' | 'wrong';

const games = [
  {
    id: 1,
    slug: 'genshin-impact',
    title: 'Genshin Impact',
    description: 'A game of the stand-in.',
    image: 'http://pictures.test/gi.png',
    lastUpdate: 1_760_000_000,
    version: '5.4',
    keyword: 'genshin',
    engine: [
      { name: 'Grasscutter', short: 'GC', link: '', features: ['Combat'], command: 'grasscutter' },
      { name: 'Other Engine', short: '', link: '', features: [] },
    ],
  },
];
const platforms = [
  {
    id: 1,
    platfrom: 'PC',
    version: [
      {
        name: '5.4',
        project: { name_engine: 'Grasscutter', short: 'GC' },
        download: [{ link: [{ name: 'Launcher', url: 'https://files.test/launcher.zip', mirror: [] }] }],
      },
    ],
  },
];
const items = [
  {
    id: 11_901,
    name: 'Broom of the Yard',
    desc: '',
    icon: 'http://pictures.test/b.png',
    game: 1,
    type: 4,
    starType: 4,
  },
];
const give = {
  head: 'give',
  label: 'Give an item',
  aliases: ['g'],
  warning: '',
  value: 'give',
  params: [
    { id: 'id', label: 'Item', type: 'itemList', required: true, format: 'blank' },
    { id: 'x', label: 'Amount', type: 'number', format: 's-x', min: 1 },
  ],
  permission: [],
};
const giveWeapon = {
  head: 'give',
  label: 'Give a weapon',
  params: [{ id: 'id', label: 'Weapon', type: 'weaponList' }],
};
const stop = { head: 'stop', label: 'Stop the server', permission: [1] };
const broken = { id: 'heal', head: 'heal', label: 'Heal', params: [{ id: 'hp', type: 'range', min: 9, max: 1 }] };

/** The form of the host's command file, which the specification leaves open; `wrong` is not one at all. */
export type CommandShape = 'list' | 'map' | 'wrong' | 'none';
const commandFiles: Record<CommandShape, unknown> = {
  list: {
    retcode: 0,
    data: [{ id: 'give-item', ...give }, { id: 'give', ...giveWeapon }, { id: 'stop', ...stop }, broken],
  },
  map: { 'give-item': give, give: giveWeapon, stop, heal: broken },
  wrong: { retcode: 0, data: 'commands' },
  none: { retcode: -1, message: 'Command data not found' },
};
const versions = [{ id: 1, commit: 'aaaa111', game: 1 }];
const keys = { sessionKey: 'key-of-the-stand-in', token: 'token-of-the-stand-in' };
const account = {
  _id: '7',
  username: 'paimon',
  name: 'Paimon',
  role: [3],
  expiredlogin: 4_000_000_000,
  roleExpired: 0,
};

/** Possible answers of hosts to a login; the specification says only "data (with token)". */
export const loginShapes: Record<string, unknown> = {
  'keys in token': { ...account, token: keys },
  'account and token': { account, token: keys.token },
  'account and keys in token': { account, token: keys },
  'account and session': { account, session: keys },
  flat: { ...account, ...keys },
  'an editor': { ...account, role: [3, 6], ...keys },
  'an admin': { ...account, role: [3, 1], ...keys },
  'a token, the rest from the account call': { token: keys.token },
  'a token and its expiry, the rest from the account call': { token: keys.token, expiredlogin: 4_000_000_000 },
  'a bare token': keys.token,
};

/** A host that answers only the specification's calls; it records every request. */
export class SpecHost {
  url = '';
  readonly seen: SeenRequest[] = [];
  /** Each request from its first byte on. */
  readonly arrivals: Arrival[] = [];
  /** Upgrade requests to its live socket; it refuses all of them. */
  readonly upgrades: { url: string; headers: IncomingHttpHeaders }[] = [];
  lists: ListShape = 'good';
  commands: CommandShape = 'list';
  blog: BlogShape = 'usual';
  ask: AskShape = 'usual';
  games: unknown[] = games;
  login: keyof typeof loginShapes = 'flat';
  account: AccountShapes = usualShapes;
  readonly #open = new Set<Socket>();
  readonly #server = createServer((request, response) => {
    void this.#read(request).then((seen) => {
      if (seen === null) return;
      this.seen.push(seen);
      const answer = this.#answer(seen);
      const own = answer === undefined && this.#isMember(seen) ? answerAccountCall(seen, this.account) : null;
      if (own?.location) return response.writeHead(302, { location: own.location }).end();
      if (own) return response.setHeader('content-type', 'application/json').end(JSON.stringify(own.body));
      if (answer === undefined)
        return response.writeHead(404, { 'content-type': 'text/html' }).end('<h1>Not found</h1>');
      return response.setHeader('content-type', 'application/json').end(JSON.stringify(answer));
    });
  });

  async start(): Promise<this> {
    this.#server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    this.#server.on('upgrade', (request, socket) => {
      this.upgrades.push({ url: request.url ?? '', headers: { ...request.headers } });
      socket.end('HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n');
    });
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** null: the request broke off. */
  async #read(request: IncomingMessage): Promise<SeenRequest | null> {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://host');
    const arrival: Arrival = { path: pathname, bytes: 0, state: 'arriving' };
    this.arrivals.push(arrival);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request as AsyncIterable<Buffer>) {
        chunks.push(chunk);
        arrival.bytes += chunk.length;
      }
    } catch {
      arrival.state = 'broken off';
      return null;
    }
    arrival.state = 'whole';
    return {
      method: request.method ?? '',
      path: pathname,
      query: Object.fromEntries(searchParams),
      headers: request.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
  }

  #list(rows: unknown[]): unknown {
    if (this.lists === 'bad-rows') return [...rows, null, { nothing: 'of this' }];
    return this.lists === 'wrong' ? { rows } : rows;
  }

  /** The verification call has an address instead of a key. */
  #isMember({ body, query }: Pick<SeenRequest, 'body' | 'query'>): boolean {
    const sent = `${body} ${Object.values(query).join(' ')}`;
    return Object.values(keys).some((key) => sent.includes(key)) || 'email' in query;
  }

  #answer({ method, path, body, query }: SeenRequest): unknown {
    switch (`${method} ${path}`) {
      case 'GET /json/game_all.json':
        return this.#list(this.games);
      case 'GET /json/genshin-impact/info.json':
        return games[0];
      case 'GET /json/genshin-impact/download.json':
        return this.lists === 'wrong' ? { retcode: 0, data: { rows: platforms } } : this.#list(platforms);
      case 'GET /json/genshin-impact/command/grasscutter.json':
        return commandFiles[this.commands];
      case 'GET /item':
        // A success without data is not a list either.
        return this.lists === 'wrong' ? { retcode: 0, items } : { retcode: 0, data: this.#list(items), message: '' };
      case 'GET /game/resource/version':
        return this.#list(versions);
      case 'POST /api/v2/account/login':
        return { retcode: 200, message: 'ok', data: loginShapes[this.login] };
      case 'POST /api/v2/account':
        return this.#isMember({ body, query }) ? undefined : { retcode: 401, message: 'Who are you?' };
      case 'POST /api/v2/account/register':
      case 'GET /api/v2/account/forget-password':
        return { retcode: 0, message: 'ok', timestamp: 0 };
      case 'GET /account/login/discord':
        return { retcode: 0, message: 'A page of the host.' };
      default:
        return (
          (method === 'GET' ? answerAskCall(path, query, this.ask) : undefined) ??
          answerBlogCall(`${method} ${path}`, query, this.blog)
        );
    }
  }
}
