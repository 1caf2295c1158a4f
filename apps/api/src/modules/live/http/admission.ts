import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import proxyAddr from '@fastify/proxy-addr';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import { limitKeyOf, ownOrigins } from '@starhaven/contracts/network';
import { visitorAddressHeader } from '@starhaven/node-kit/server';
import { findVisitor } from '../../../platform/visitors/visitor-address';
import type { Metrics } from '../../../platform/metrics/metrics';
import type { AdmissionLimits } from '../admission-limits';

export interface AdmissionOptions {
  siteUrl: string;
  /** Origins whose pages may also open the socket (CORS_ORIGINS). */
  otherOrigins?: readonly string[];
  trustSecret: string;
  trustProxy: string[] | false;
  limits: AdmissionLimits;
  metrics: Metrics;
}

export type Answer = (reason: string | null, isAllowed: boolean) => void;

const kept = Symbol('address');
type CountedSocket = Socket & { [kept]?: string };

/**
 * Decides which handshakes become connections. socket.io's `cors` does not stop pages of other origins, so this class does
 * (docs/security.md#origin-of-sockets, docs/security.md#floods-of-the-socket).
 */
export class Admission {
  private readonly origins: ReadonlySet<string>;
  private readonly isTrusted: (address: string, hop: number) => boolean;
  private readonly newOnes: RateLimiterMemory;
  private readonly openByAddress = new Map<string, number>();
  private open = 0;

  constructor(private readonly options: AdmissionOptions) {
    const { siteUrl, otherOrigins = [], trustProxy, limits } = options;
    this.origins = new Set([...ownOrigins(siteUrl), ...otherOrigins]);
    this.isTrusted = trustProxy === false ? () => false : proxyAddr.compile(trustProxy);
    this.newOnes = new RateLimiterMemory({ points: limits.maxNewPerMinute, duration: 60 });
  }

  /** socket.io's `allowRequest` for browsers. A client without an origin is not a browser, so it has no cookie of ours to abuse. */
  readonly allowBrowser = (request: IncomingMessage, answer: Answer): void => {
    const { origin } = request.headers;
    if (origin !== undefined && !this.origins.has(origin)) return this.refuse('origin', answer);
    void this.admit(request, answer);
  };

  /** The same for agents of game servers, which are never browsers. */
  readonly allowAgent = (request: IncomingMessage, answer: Answer): void => {
    if (request.headers.origin !== undefined) return this.refuse('origin', answer);
    void this.admit(request, answer);
  };

  /** The limit key of a handshake's address. */
  addressKeyOf(request: IncomingMessage): string {
    const address = proxyAddr(request, this.isTrusted);
    const visitor = findVisitor(request.headers[visitorAddressHeader], address, this.options.trustSecret);
    return visitor.kind === 'address' ? limitKeyOf(visitor.address) : 'web server';
  }

  private async admit(request: IncomingMessage, answer: Answer): Promise<void> {
    const { limits } = this.options;
    const key = this.addressKeyOf(request);
    if (this.open >= limits.maxOpen) return this.refuse('too many connections', answer);
    if ((this.openByAddress.get(key) ?? 0) >= limits.maxPerAddress)
      return this.refuse('too many from this address', answer);
    this.count(request.socket, key);
    try {
      await this.newOnes.consume(key);
    } catch {
      return this.refuse('too many new connections', answer);
    }
    answer(null, true);
  }

  /** Counts until the network connection ends, whether or not it becomes a socket. */
  private count(socket: CountedSocket, key: string): void {
    socket[kept] = key;
    this.open += 1;
    this.openByAddress.set(key, (this.openByAddress.get(key) ?? 0) + 1);
    socket.once('close', this.release);
  }

  // One function for all connections, because there are thousands and a closure for each costs memory.
  private readonly release = ((admission: Admission) =>
    function (this: CountedSocket) {
      const key = this[kept] ?? '';
      admission.open -= 1;
      const left = (admission.openByAddress.get(key) ?? 1) - 1;
      if (left > 0) admission.openByAddress.set(key, left);
      else admission.openByAddress.delete(key);
    })(this);

  private refuse(reason: string, answer: Answer): void {
    this.options.metrics.socketsRefused.inc({ reason });
    answer(reason, false);
  }
}
