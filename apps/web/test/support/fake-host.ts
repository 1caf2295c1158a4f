import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { capabilitiesAnswer } from './host-proof';

export interface SeenCall {
  path: string;
  headers: IncomingHttpHeaders;
}

const game = (title: string) => ({
  id: 1,
  slug: 'genshin-impact',
  title,
  description: 'A game of the stand-in.',
  image: '/art/genshin-impact.svg',
  lastUpdate: 1_760_000_000,
  version: '5.4',
  keyword: 'genshin',
  engine: [{ name: 'Grasscutter', short: 'GC', link: 'https://example.org/gc', features: ['Combat'] }],
});
const platforms = [
  {
    id: 1,
    platfrom: 'PC',
    version: [{ name: '5.4', project: { name_engine: 'Grasscutter', short: 'GC' }, download: [] }],
  },
];

/** An account API in this process: the game calls and, optionally, the event stream of changes. */
export class FakeHost {
  /** The game calls, in the order of arrival. */
  readonly calls: SeenCall[] = [];
  url = '';
  /** If set, every connection is closed without an answer. */
  isDown = false;
  /** If set, game calls wait for this promise before they answer. */
  hold: Promise<void> | null = null;
  /** The account of the session from `sessionCookie()`; null after the session has ended. */
  account: { name: string; role: number[] } | null = { name: '', role: [3] };
  /** Number of session checks so far. */
  sessionChecks = 0;
  #title = 'First title';
  #version = 1;
  readonly #streams = new Set<ServerResponse>();
  readonly #server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    if (this.isDown) return void request.socket.destroy();
    if (pathname === '/api/v2/capabilities') {
      const extensions = this.tellsOfChanges ? ['content-events', 'sessions'] : ['sessions'];
      return sendJson(response, capabilitiesAnswer(request.url ?? '', extensions));
    }
    if (pathname === '/api/v2/content/events' && this.tellsOfChanges) return this.#openStream(response);
    if (pathname === '/api/v2/account/session') return this.#answerSession(response);
    if (pathname === '/api/v2/account/logout') {
      this.account = null;
      return sendJson(response, { retcode: 0, message: 'ok' });
    }
    this.calls.push({ path: pathname, headers: request.headers });
    // The title at the time of the request, as a database read would return it.
    const title = this.#title;
    void Promise.resolve(this.hold).then(() => this.#answer(pathname, title, response));
  });

  constructor(readonly tellsOfChanges: boolean) {}

  async start(): Promise<this> {
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** Renames the game and sends the event; resolves when the event is sent. */
  async rename(title: string): Promise<void> {
    this.#title = title;
    this.#version += 1;
    const event = `event: change\ndata: ${JSON.stringify({ topic: 'games', version: String(this.#version) })}\n\n`;
    await Promise.all([...this.#streams].map((stream) => new Promise((sent) => stream.write(event, sent))));
  }

  /** Changes the account or ends its session, and sends the event to web servers; resolves when the event is sent. */
  async changeAccount(account: FakeHost['account']): Promise<void> {
    this.account = account;
    const event = `event: account\ndata: {"uid":"7"}\n\n`;
    await Promise.all([...this.#streams].map((stream) => new Promise((sent) => stream.write(event, sent))));
  }

  /** Ends every stream and answers no more requests. */
  goDown(): void {
    this.isDown = true;
    this.#server.closeAllConnections();
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  #openStream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`event: versions\ndata: ${JSON.stringify({ games: String(this.#version) })}\n\n`);
    response.write('event: accounts\ndata: {}\n\n');
    this.#streams.add(response);
    response.once('close', () => this.#streams.delete(response));
  }

  #answerSession(response: ServerResponse): void {
    this.sessionChecks += 1;
    if (this.account) {
      const state = { uid: '7', ...this.account };
      return sendJson(response, { retcode: 200, message: 'ok', data: state });
    }
    response.statusCode = 401;
    sendJson(response, { retcode: 401, message: 'Your session has expired. Please log in again.' });
  }

  #answer(pathname: string, title: string, response: ServerResponse): void {
    if (pathname === '/json/game_all.json') return sendJson(response, [game(title)]);
    if (pathname === '/json/genshin-impact/info.json') return sendJson(response, game(title));
    if (pathname === '/json/genshin-impact/download.json') return sendJson(response, platforms);
    sendJson(response, { retcode: -1, message: 'Download data not found' });
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(value));
}
