import type { LiveIo } from '../live-socket';
import type { NodeState } from './node-events';

/** A server sends its state after a change, at most this often … */
const changeIntervalMs = 1_000;
/** … and this often without a change. */
const steadyIntervalMs = 5_000;
/** A server that is silent for this long counts as stopped. */
const lifetimeMs = 12_000;

interface Other {
  state: NodeState;
  receivedAtMs: number;
}

/** The other API servers of the same site, by their last messages. Without Redis there are none. */
export class Nodes {
  private readonly known = new Map<string, Other>();
  private readonly timer: NodeJS.Timeout;
  private publishedText = '';
  private publishedAtMs = -Infinity;

  constructor(
    private readonly io: LiveIo,
    /** Returns the state of this server. */
    private readonly getState: () => NodeState,
    private readonly onChange: () => void,
    /** False without Redis: there are no other servers, and socket.io would warn at each message. */
    private readonly canPublish: boolean,
  ) {
    io.on('node_state', (state) => {
      const isNew = !this.known.has(state.node);
      this.known.set(state.node, { state, receivedAtMs: performance.now() });
      // A new server has no messages yet, so send ours now.
      if (isNew) this.publishedAtMs = -Infinity;
      this.onChange();
    });
    io.on('node_gone', (node) => {
      if (this.known.delete(node)) this.onChange();
    });
    this.timer = setInterval(() => this.tick(), changeIntervalMs).unref();
  }

  others(): NodeState[] {
    return [...this.known.values()].map(({ state }) => state);
  }

  stop(): void {
    clearInterval(this.timer);
    if (this.canPublish) this.io.serverSideEmit('node_gone', this.getState().node);
  }

  private tick(): void {
    const nowMs = performance.now();
    for (const [node, { receivedAtMs }] of this.known) {
      if (nowMs - receivedAtMs > lifetimeMs && this.known.delete(node)) this.onChange();
    }
    const state = this.getState();
    const text = JSON.stringify(state);
    if (text === this.publishedText && nowMs - this.publishedAtMs < steadyIntervalMs) return;
    this.publishedText = text;
    this.publishedAtMs = nowMs;
    if (this.canPublish) this.io.serverSideEmit('node_state', state);
  }
}
