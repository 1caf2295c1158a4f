import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';

/**
 * A network line that can go silent: connections stay open, new ones are accepted, and no data passes, as when a firewall drops packets.
 * After `heal` the delayed data arrives, and so do closes of either end.
 */
export class BlackHole {
  private readonly sockets = new Set<Socket>();
  private waiting: (() => void)[] = [];
  private isSilent = false;

  private constructor(
    private readonly server: Server,
    private readonly target: { host: string; port: number },
  ) {
    server.on('connection', (near) => this.carry(near));
  }

  /** Listens on a free port of this machine and forwards to `url`'s host and port. */
  static async to(url: string): Promise<BlackHole> {
    const { hostname, port } = new URL(url);
    const server = createServer({ allowHalfOpen: true });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    return new BlackHole(server, { host: hostname, port: Number(port) });
  }

  /** The same address through this line. */
  urlOf(url: string): string {
    const changed = new URL(url);
    changed.hostname = '127.0.0.1';
    changed.port = String((this.server.address() as AddressInfo).port);
    return changed.href;
  }

  drop(): void {
    this.isSilent = true;
    for (const socket of this.sockets) socket.pause();
  }

  heal(): void {
    this.isSilent = false;
    for (const socket of this.sockets) socket.resume();
    for (const go of this.waiting.splice(0)) go();
  }

  async close(): Promise<void> {
    for (const socket of this.sockets) socket.destroy();
    this.server.close();
    await once(this.server, 'close');
  }

  private carry(near: Socket): void {
    const far = connect({ ...this.target, allowHalfOpen: true });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      this.sockets.add(from);
      if (this.isSilent) from.pause();
      from.on('data', (data) => this.whenHealed(() => void to.write(data)));
      from.on('error', () => this.whenHealed(() => to.destroy()));
      from.on('end', () => this.whenHealed(() => to.end()));
      from.on('close', () => {
        this.sockets.delete(from);
        this.whenHealed(() => to.destroy());
      });
    }
  }

  private whenHealed(go: () => void): void {
    if (this.isSilent) this.waiting.push(go);
    else go();
  }
}
