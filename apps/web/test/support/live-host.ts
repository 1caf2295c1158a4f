import { once } from 'node:events';
import { createServer } from 'node:http';
import type { IncomingHttpHeaders } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { Server } from 'socket.io';
import { capabilitiesAnswer } from './host-proof';

/** An account API with a live socket in this process: it echoes `ping` and records the headers of each connection. */
export class LiveHost {
  url = '';
  readonly seen: IncomingHttpHeaders[] = [];
  readonly tickets: (string | undefined)[] = [];
  readonly #open = new Set<Socket>();
  readonly #server = createServer((request, response) => {
    response.setHeader('content-type', 'application/json');
    if (request.url?.startsWith('/api/v2/capabilities'))
      return void response.end(JSON.stringify(capabilitiesAnswer(request.url, ['live-tickets'])));
    if (request.url === '/api/v2/account/live-ticket') {
      this.tickets.push(request.headers.authorization);
      return void response.end(JSON.stringify({ retcode: 200, data: { ticket: 'ticket.fresh', expires: 2e9 } }));
    }
    response.writeHead(404).end();
  });
  readonly #sockets = ['/socket.io/', '/agent/socket.io/'].map(
    (path) => new Server({ path, transports: ['websocket'], serveClient: false, destroyUpgrade: false }),
  );

  async start(): Promise<this> {
    this.#server.on('connection', (socket) => {
      this.#open.add(socket);
      socket.once('close', () => this.#open.delete(socket));
    });
    this.#server.on('upgrade', (request) => this.seen.push({ ...request.headers }));
    for (const server of this.#sockets) {
      server.attach(this.#server);
      server.on('connection', (socket) => socket.on('ping', (text, reply: (text: unknown) => void) => reply(text)));
    }
    await once(this.#server.listen(0, '127.0.0.1'), 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** Open connections of both sockets. */
  get connections(): number {
    return this.#sockets.reduce((sum, server) => sum + server.engine.clientsCount, 0);
  }

  async stop(): Promise<void> {
    // The server does not track upgraded connections.
    for (const socket of this.#open) socket.destroy();
    await Promise.all(this.#sockets.map((server) => server.close()));
  }
}
