import { showsServers } from '@starhaven/contracts/live';
import type { ServerFeed } from './feeds/server-feed';
import { rooms } from './live-socket';
import type { LiveSocket } from './live-socket';

const maxPathLength = 200;
/**
 * A visitor who changes pages back and forth gets the whole list of game servers at this interval; changes in between reach the page
 * anyway.
 */
const serversIntervalMs = 5_000;

/** Tracks the pages of visitors: counts page views, and sends game servers to visitors who look at them. */
export class PageVisits {
  private views = 0;

  /** `servers` returns null until game servers are loaded. */
  constructor(private readonly servers: () => ServerFeed | null) {}

  /** Page views on this server since the last call. */
  takeViews(): number {
    const { views } = this;
    this.views = 0;
    return views;
  }

  /** Registers a new connection that sent its page's URL in the handshake. The render of that page has counted the view already. */
  begin(socket: LiveSocket, url: string): void {
    this.place(socket, url);
  }

  /** A client that supports only the specification receives everything on every page. */
  beginPlain(socket: LiveSocket): void {
    void socket.join(rooms.plain);
    this.servers()?.welcome(socket);
  }

  /** Handles a change of the visitor's page. */
  show(socket: LiveSocket, url: string): void {
    this.views += 1;
    this.place(socket, url);
  }

  private place(socket: LiveSocket, url: string): void {
    const path = pathOf(url);
    const { data } = socket;
    const [didShow, shows] = [showsServers(data.page), showsServers(path)];
    data.page = path;
    if (data.handshake === null || didShow === shows) return;
    if (!shows) return void socket.leave(rooms.servers);
    void socket.join(rooms.servers);
    this.sendServers(socket);
  }

  private sendServers(socket: LiveSocket): void {
    const { data } = socket;
    const nowMs = performance.now();
    // A time in the future means that sending is already scheduled.
    if (data.serversSentAtMs > nowMs) return;
    const waitMs = Math.max(0, data.serversSentAtMs + serversIntervalMs - nowMs);
    data.serversSentAtMs = nowMs + waitMs;
    const send = () => {
      if (socket.connected && showsServers(data.page)) this.servers()?.welcome(socket);
    };
    if (waitMs > 0) setTimeout(send, waitMs).unref();
    else send();
  }
}

/** The stored part of a page's address: never its query (docs/security.md#live-socket-limits). */
function pathOf(url: string): string {
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname.slice(0, maxPathLength) : '';
}
