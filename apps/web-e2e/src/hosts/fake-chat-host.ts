import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Socket as TcpSocket } from 'node:net';
import { Server } from 'socket.io';
import type { Socket } from 'socket.io';

/** The forms that the specification leaves open (docs/behaviour/chat.md#chat-data). */
export interface ChatShapes {
  history: 'list' | 'messages';
  users: 'map of users' | 'map of names' | 'list' | 'users';
  /** Messages have `id_message` and `timestamp`. */
  hasIds: boolean;
}

export const usualShapes: ChatShapes = { history: 'list', users: 'map of users', hasIds: true };

const keys = { sessionKey: 'key-of-the-chat-host', tokenAPI: 'code-of-the-chat-host' };
const nowSeconds = () => Math.floor(Date.now() / 1000);
const bot = { uid: 'bot', name: 'Paimon', isBot: true };

interface Said {
  id: number;
  uid: string;
  name: string;
  input: string;
}

/** An event that the host received from a browser: its name and its payload. */
export type Heard = [name: string, payload: unknown];

/** A host that supports only the specification, with its chat: `heard` has everything that browsers sent. */
export class FakeChatHost {
  url = '';
  shapes: ChatShapes = usualShapes;
  readonly heard: Heard[] = [];
  readonly handshakes: unknown[] = [];
  /** The paths of the calls so far. */
  readonly called: string[] = [];
  #said: Said[] = [];
  readonly #open = new Set<TcpSocket>();
  readonly #members = new Set<Socket>();
  readonly #server = http.createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    this.called.push(`${request.method} ${pathname}`);
    const account = { uid: '7', _id: '7', username: 'paimon', name: 'Mika', role: [3], expiredlogin: 4_000_000_000 };
    const isKnown = pathname.startsWith('/api/v2/account');
    if (!isKnown) return void response.writeHead(404).end();
    const data = pathname.endsWith('/login') ? { ...account, token: 'token', ...keys } : { account, player: [] };
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ retcode: 200, message: 'ok', data }));
  });
  readonly #live = new Server(this.#server, { transports: ['websocket'], serveClient: false });

  async start(): Promise<this> {
    this.#server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    this.#live.on('connection', (socket) => this.#welcome(socket));
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    for (const socket of this.#open) socket.destroy();
    await this.#live.close();
  }

  reset(): void {
    this.shapes = usualShapes;
    this.#said = [];
    this.heard.length = this.handshakes.length = this.called.length = 0;
  }

  /** Another member writes a message. */
  say(input: string, { uid, name } = { uid: '8', name: 'Aru' }): void {
    const said: Said = { id: this.#said.length + 1, uid, name, input };
    this.#said.push(said);
    for (const socket of this.#members) socket.emit('chatRsp', this.#toWire(said));
  }

  #toWire({ id, ...said }: Said) {
    return this.shapes.hasIds ? { ...said, id_message: id, timestamp: nowSeconds(), isBot: false } : said;
  }

  #users(): unknown {
    const users = [{ uid: '7', name: 'Mika' }, bot];
    const byUid = Object.fromEntries(users.map((user) => [user.uid, user]));
    if (this.shapes.users === 'map of names') return { '7': 'Mika', bot: bot.name };
    return { 'map of users': byUid, list: users, users: { users } }[this.shapes.users];
  }

  #welcome(socket: Socket): void {
    this.handshakes.push(socket.handshake.auth);
    socket.onAny((name: string, payload: unknown) => this.heard.push([name, payload]));
    socket.on('disconnect', () => this.#members.delete(socket));
    socket.on('chat_join_room_public', ({ sessionKey }: { sessionKey: string }) => {
      // It is repeated every five seconds.
      if (sessionKey !== keys.sessionKey || this.#members.has(socket)) return;
      this.#members.add(socket);
      const messages = this.#said.map((said) => this.#toWire(said));
      socket.emit('chatHistory', this.shapes.history === 'list' ? messages : { messages });
      socket.emit('chat_user_update_public', this.#users());
    });
    socket.on('chatReq', ({ input, uid, code }: Record<string, string>) => {
      if (code === keys.tokenAPI && uid === '7' && input) this.say(input, { uid, name: 'Mika' });
    });
    socket.on('cmdReq', ({ input, session }: Record<string, string>) => {
      if (session !== keys.sessionKey) return;
      socket.emit('cmdRsp', replyTo(input ?? ''));
    });
  }
}

/** The line decides the answer. The offer is an extension of ours, which such a host does not know. */
function replyTo(input: string) {
  if (input === 'slow') return { retcode: '429', message: 'Too many commands', timestamp: nowSeconds() + 90 };
  if (input === 'lost') return { retcode: 408, message: 'No answer' };
  if (input === 'fail') return { retcode: '404', message: 'The player is away', timestamp: 0, offer: 'deliver' };
  return { retcode: '200', message: `Done: ${input}`, timestamp: nowSeconds() };
}
