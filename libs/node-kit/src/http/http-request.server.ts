import { IncomingMessage } from 'node:http';
import type { ServerResponse } from 'node:http';

/**
 * A request of a server that accepts websockets and no other protocol; for the option `IncomingMessage` of Node's `createServer`. As soon
 * as a server listens for `upgrade`, Node 20 stops parsing every request that offers a protocol: such a request loses its body, and its
 * connection all time limits. curl and Java offer `h2c` in ordinary requests, and a server may ignore the offer (RFC 9110, 7.8).
 *
 * Node's parser drops bytes that follow such a request in the same packet. `closeAfterOffer` closes the connection after the answer, so
 * that no client waits for the answer to a request that was dropped.
 */
export class HttpRequest extends IncomingMessage {
  // Without an initial value, because the constructor of Node calls the setter below.
  declare private isUpgradeOffered: boolean;

  /** Node sets it when a request offers a protocol, and reads it to decide whether to stop parsing. Websockets begin with GET. */
  get upgrade(): boolean {
    if (this.method === 'CONNECT' || !this.isUpgradeOffered) return this.isUpgradeOffered;
    return this.method === 'GET' && this.headers.upgrade?.toLowerCase() === 'websocket';
  }

  set upgrade(isOffered: boolean) {
    this.isUpgradeOffered = isOffered;
  }
}

/** The answer to a request that offers a protocol is the last one on its connection, see `HttpRequest`. */
export function closeAfterOffer(request: IncomingMessage, response: ServerResponse): void {
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false;
}
