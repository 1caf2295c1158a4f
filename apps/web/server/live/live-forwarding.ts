import type { IncomingMessage } from 'node:http';
import { ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import { createProxyServer } from 'httpxy';
import { limitKeyOf } from '@starhaven/contracts/network';
import { visitorAddressHeader } from '@starhaven/node-kit/server';
import type { UpgradeRefusal } from './find-upgrade-refusal';
import { findUpgradeRefusal } from './find-upgrade-refusal';
import { UpgradeLimit } from './upgrade-limit';

export interface LiveForwardingOptions {
  /** Address of the live socket; null = browsers connect to it directly, and nothing is forwarded. */
  target: string | null;
  siteOrigins: ReadonlySet<string>;
  /** The visitor's address with a signature that the host can verify; null for a host that must not receive it. */
  signAddress: (address: string) => string | null;
  isLimited: boolean;
  isAccepting: () => boolean;
  /** The visitor's address, read from proxy headers only if the proxy is trusted. */
  addressOf: (request: IncomingMessage) => string;
  onOutcome: (outcome: UpgradeOutcome) => void;
  onFailure: (error: unknown) => void;
}

export type UpgradeOutcome = 'opened' | 'limit' | 'stopping' | 'failed' | UpgradeRefusal;

/** Milliseconds within which the API must answer. */
const connectTimeoutMs = 10_000;

const statusOf = { address: 400, path: 404, transport: 400, origin: 403, limit: 429, stopping: 503 } as const;

/** Milliseconds that a refused client has to read the answer. */
const refusalTimeoutMs = 1_000;

/** Headers that a handshake needs. The others identify the visitor or are only for us: cookies, proxy addresses, request ids. */
const passedOn = /^(host|connection|upgrade|origin|sec-websocket-[a-z]+)$/;

export interface LiveForwarding {
  /** Listener of the server's `upgrade` event, which `HttpRequest` limits to websockets. */
  onUpgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
  /** Closes every forwarded connection; browsers reconnect by themselves. */
  close: () => void;
}

/** Forwards the live socket between browsers and the API, so that a site needs only one address and one port. */
export function createLiveForwarding(options: LiveForwardingOptions): LiveForwarding {
  const { target, siteOrigins, signAddress } = options;
  const limit = new UpgradeLimit(options.isLimited);
  const open = new Set<Duplex>();
  const proxy = createProxyServer({ upgradeTimeout: connectTimeoutMs, changeOrigin: true });
  const opened = new WeakSet<Duplex>();

  proxy.on('proxyReqWs', (outgoing, _request, socket) => {
    // When either end closes, the other end closes, too, also while the API has not answered yet.
    socket.once('close', () => outgoing.destroy());
    outgoing.once('upgrade', (_response, peer: Socket) => {
      opened.add(socket);
      options.onOutcome('opened');
      socket.once('close', () => peer.destroy());
      peer.once('close', () => socket.destroy());
    });
  });
  proxy.on('error', (error, _request, socket) => {
    // An open connection that breaks is normal and needs no log line.
    if (!socket || socket instanceof ServerResponse || opened.has(socket) || socket.destroyed) return;
    options.onOutcome('failed');
    options.onFailure(error);
    refuse(socket, 'statusCode' in error && error.statusCode === 504 ? 504 : 502);
  });

  function forward(request: IncomingMessage, socket: Socket, head: Buffer, to: string): void {
    const refusal = options.isAccepting() ? findUpgradeRefusal(request, siteOrigins) : 'stopping';
    const address = options.addressOf(request);
    // The client has already disconnected. Also, a signed empty address would represent this server itself.
    if (address === '') return void socket.destroy();
    const giveBack = refusal === null ? limit.take(limitKeyOf(address)) : null;
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
    if (signed !== null) request.headers[visitorAddressHeader] = signed;
    void proxy.ws(request, socket, { target: to }, head).catch(() => socket.destroy());
  }

  return {
    onUpgrade: (request, duplex, head) => {
      // Node's HTTP server passes only TCP sockets here.
      const socket = duplex as Socket;
      socket.on('error', () => socket.destroy());
      try {
        if (target === null) return refuse(socket, 404);
        forward(request, socket, head, target);
      } catch (error) {
        // An error thrown in this listener would end the process.
        socket.destroy();
        options.onFailure(error);
      }
    },
    close: () => {
      for (const socket of open) socket.destroy();
    },
  };
}

/** Node's server allows half-open connections: if the client never closes its end, the connection would stay open for ever. */
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
