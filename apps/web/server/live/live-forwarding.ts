import type { IncomingMessage, RequestListener } from 'node:http';
import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { addressKey } from '../security/visit-limit';
import type { UpgradeRefusal } from './find-upgrade-refusal';
import { findUpgradeRefusal } from './find-upgrade-refusal';
import { UpgradeLimit } from './upgrade-limit';

export interface LiveForwardingOptions {
  /** Where the live socket is; null = browsers reach it by themselves, and nothing is forwarded. */
  target: string | null;
  siteOrigins: ReadonlySet<string>;
  /** The visitor's address as the host may trust it; null for a host that is not told who visits. */
  signAddress: (address: string) => string | null;
  isLimited: boolean;
  isAccepting: () => boolean;
  /** The visitor's address, as far as proxies in front are trusted. */
  addressOf: (request: IncomingMessage) => string;
  /** Answers what asks for another protocol than websocket as if it had not asked. */
  plain: RequestListener;
  onOutcome: (outcome: UpgradeOutcome) => void;
  onFailure: (error: Error) => void;
}

export type UpgradeOutcome = 'opened' | 'limit' | 'stopping' | 'failed' | UpgradeRefusal;

/** Milliseconds until the API must have answered. */
const connectTimeoutMs = 10_000;

const statusOf = { address: 400, path: 404, transport: 400, origin: 403, limit: 429, stopping: 503 } as const;

/** Milliseconds that a refused visitor has to take the answer. */
const refusalTimeoutMs = 1_000;

/** Milliseconds without a byte until a plainly answered connection is given up. */
const plainTimeoutMs = 30_000;

/** What a handshake needs. All else tells who visits or is for us alone: cookies, addresses that proxies note, ids of requests. */
const passedOn = /^(host|connection|upgrade|origin|sec-websocket-[a-z]+)$/;

export interface LiveForwarding {
  /** Listener of the server's `upgrade` event. */
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Ends every forwarded connection; browsers come back by themselves. */
  close: () => void;
}

/** Carries the live socket between browsers and the API, so that a site needs one address and one port only. */
export function createLiveForwarding(options: LiveForwardingOptions): LiveForwarding {
  const { target, siteOrigins, signAddress } = options;
  const limit = new UpgradeLimit(options.isLimited);
  const open = new Set<Duplex>();
  const proxy = createProxyServer({ upgradeTimeout: connectTimeoutMs, changeOrigin: true });
  const opened = new WeakSet<Duplex>();

  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    // A visitor who leaves while the API is asked, and either end of a connection that breaks, take the other end along.
    socket.once('close', () => outgoing.destroy());
    outgoing.once('upgrade', (_response, peer: Socket) => {
      opened.add(socket);
      options.onOutcome('opened');
      socket.once('close', () => peer.destroy());
      peer.once('close', () => socket.destroy());
    });
  });
  proxy.on('error', (error, _request, socket) => {
    const { statusCode } = error as { statusCode?: number };
    // A connection that stood and broke is an everyday thing.
    if (!socket || socket instanceof ServerResponse || opened.has(socket) || socket.destroyed) return;
    options.onOutcome('failed');
    options.onFailure(error);
    refuse(socket, statusCode === 504 ? 504 : 502);
  });

  function forward(request: IncomingMessage, socket: Socket, head: Buffer, to: string): void {
    const refusal = options.isAccepting() ? findUpgradeRefusal(request, siteOrigins) : 'stopping';
    const address = options.addressOf(request);
    // Gone already; and a signed empty address would speak for this server itself.
    if (address === '') return void socket.destroy();
    const giveBack = refusal === null ? limit.take(addressKey(address)) : null;
    if (giveBack === null) {
      const reason = refusal ?? 'limit';
      options.onOutcome(reason);
      return refuse(socket, statusOf[reason]);
    }
    open.add(socket);
    socket.once('close', () => {
      open.delete(socket);
      giveBack();
    });
    for (const name of Object.keys(request.headers)) {
      if (!passedOn.test(name)) delete request.headers[name];
    }
    const signed = signAddress(address);
    if (signed !== null) request.headers['x-visitor-address'] = signed;
    void proxy.ws(request, socket, { target: to }, head).catch(() => socket.destroy());
  }

  return {
    onUpgrade: (request, duplex, head) => {
      // Node's own server gives no other stream than a socket of TCP.
      const socket = duplex as Socket;
      socket.on('error', () => socket.destroy());
      try {
        if (request.headers.upgrade?.toLowerCase() !== 'websocket')
          return answerPlainly(request, socket, options.plain);
        if (target === null) return refuse(socket, 404);
        forward(request, socket, head, target);
      } catch (error) {
        // Thrown out of this listener it would end the process.
        socket.destroy();
        options.onFailure(error as Error);
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Node's server leaves connections half open: without a word from the other end they would stay for ever. */
function refuse(socket: Duplex, status: number): void {
  const text = STATUS_CODES[status] ?? '';
  const timer = setTimeout(() => socket.destroy(), refusalTimeoutMs);
  socket.once('close', () => clearTimeout(timer));
  socket.once('finish', () => socket.destroy());
  socket.resume();
  socket.end(
    `HTTP/1.1 ${status} ${text}\r\nConnection: close\r\nContent-Type: text/plain\r\nContent-Length: ${text.length}\r\n\r\n${text}`,
  );
}

/** With a listener for upgrades Node leaves every one to it, also `h2c` of programs that would take HTTP/1.1 as well. */
function answerPlainly(request: IncomingMessage, socket: Socket, plain: RequestListener): void {
  const response = new ServerResponse(request);
  response.shouldKeepAlive = false;
  response.assignSocket(socket);
  socket.setTimeout(plainTimeoutMs, () => socket.destroy());
  socket.once('finish', () => socket.destroy());
  socket.resume();
  response.once('finish', () => socket.end());
  plain(request, response as Parameters<RequestListener>[1]);
}
