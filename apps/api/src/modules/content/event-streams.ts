import type { ServerResponse } from 'node:http';
import type { ContentVersions } from './content-versions';

const heartbeatMs = 15_000;

export interface StreamLimits {
  maxStreams: number;
  maxPerAddress: number;
}

/** Beyond it a reader is too slow and is dropped; it will come back and read the versions again. */
const maxBufferedBytes = 64 * 1024;

/** Open server-sent event streams of content changes, within their limits. */
export class EventStreams {
  private readonly open = new Map<ServerResponse, string>();
  private readonly stopListening: () => void;
  private readonly heartbeat: NodeJS.Timeout;

  constructor(
    private readonly versions: ContentVersions,
    private readonly limits: StreamLimits,
    private readonly onCount: (count: number) => void = () => {},
  ) {
    this.stopListening = versions.onChange((change) =>
      this.broadcast(`event: change\ndata: ${JSON.stringify(change)}\n\n`),
    );
    this.heartbeat = setInterval(() => this.broadcast(': still here\n\n'), heartbeatMs);
    this.heartbeat.unref();
  }

  hasRoomFor(address: string): boolean {
    const ofAddress = [...this.open.values()].filter((other) => other === address).length;
    return this.open.size < this.limits.maxStreams && ofAddress < this.limits.maxPerAddress;
  }

  /** Starts a stream on a response whose headers are set; `address` is the key its reader is counted under. */
  async add(response: ServerResponse, address: string): Promise<void> {
    this.open.set(response, address);
    this.onCount(this.open.size);
    response.on('close', () => {
      this.open.delete(response);
      this.onCount(this.open.size);
    });
    // From here on changes reach the stream; one that comes before the versions is repeated by them and does no harm.
    const versions = await this.versions.all();
    this.write(response, `retry: 2000\nevent: versions\ndata: ${JSON.stringify(versions)}\n\n`);
  }

  /** Ends all streams, so that readers know at once. */
  close(): void {
    clearInterval(this.heartbeat);
    this.stopListening();
    for (const response of this.open.keys()) response.end();
  }

  private broadcast(text: string): void {
    for (const response of this.open.keys()) this.write(response, text);
  }

  private write(response: ServerResponse, text: string): void {
    if (response.writableLength > maxBufferedBytes) response.destroy();
    else response.write(text);
  }
}
