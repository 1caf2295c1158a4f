import { showsServers } from '@starhaven/contracts';
import type { ServerFeed } from './feeds/server-feed';
import { rooms } from './live-socket';
import type { LiveSocket } from './live-socket';

const maxPathLength = 200;
/** Who goes back and forth gets everything about game servers this seldom; changes in between reach the page anyway. */
const serversIntervalMs = 5_000;

/** Where visitors are: counts the pages they look at, and sends game servers to who looks at them. */
export class PageVisits {
  private views = 0;

  /** `servers` is null until game servers are known. */
  constructor(private readonly servers: () => ServerFeed | null) {}

  /** Pages looked at since the last call, on this server. */
  takeViews(): number {
    const { views } = this;
    this.views = 0;
    return views;
  }

  /** A visitor whose client says which page it is on begins on `url`: that page was counted when it was rendered. */
  begin(socket: LiveSocket, url: string): void {
    this.place(socket, url);
  }

  /** A client of the specification alone hears of everything on every page. */
  beginPlain(socket: LiveSocket): void {
    void socket.join(rooms.plain);
    this.servers()?.welcome(socket);
  }

  /** A visitor looks at another page. */
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
    this.tellServers(socket);
  }

  private tellServers(socket: LiveSocket): void {
    const { data } = socket;
    const nowMs = performance.now();
    // In the future: it is planned already.
    if (data.toldServersAtMs > nowMs) return;
    const waitMs = Math.max(0, data.toldServersAtMs + serversIntervalMs - nowMs);
    data.toldServersAtMs = nowMs + waitMs;
    const tell = () => {
      if (socket.connected && showsServers(data.page)) this.servers()?.welcome(socket);
    };
    if (waitMs > 0) setTimeout(tell, waitMs).unref();
    else tell();
  }
}

/** What is kept of a page's address: never its query (docs/security.md#live-socket-limits). */
function pathOf(url: string): string {
  return URL.canParse(url, 'http://site') ? new URL(url, 'http://site').pathname.slice(0, maxPathLength) : '';
}
