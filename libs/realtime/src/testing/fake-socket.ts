import type { LiveHandshake } from '@starhaven/contracts/live';
import type { LiveSocketHandlers, OpenLiveSocket } from '../session/socket/live-socket';

/** A socket without a network: the test fires its events, and `sent` holds what the page sent. */
export class FakeSocket {
  sent: [name: string, payload: unknown][] = [];
  attempts = 0;
  isConnected = false;
  url = '';
  handshake: () => LiveHandshake | null = () => ({ protocol: 1, page: '' });
  handlers!: LiveSocketHandlers;

  readonly open: OpenLiveSocket = (url, handshake, handlers) => {
    Object.assign(this, { url, handshake, handlers });
    return this;
  };
  connect = () => void (this.attempts += 1);
  disconnect = () => this.#drop(true);
  emit = (name: string, payload: unknown) => void this.sent.push([name, payload]);

  accept(): void {
    this.isConnected = true;
    this.handlers.onConnected();
  }
  lose(): void {
    this.#drop(false);
  }
  fail(problem: 'error' | 'timeout' = 'error'): void {
    this.handlers.onFailed(problem);
  }
  #drop(isDeliberate: boolean): void {
    if (!this.isConnected) return;
    this.isConnected = false;
    this.handlers.onDisconnected(isDeliberate);
  }
}
