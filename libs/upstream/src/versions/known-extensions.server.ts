import { askCapabilities } from './ask-capabilities.server';

/**
 * After this many failing answers in a row, a host that has never sent its extensions counts as a host without extensions: some hosts fail
 * on unknown paths.
 */
const failuresOfSpecHost = 4;

export interface KnownExtensionsOptions {
  url: string;
  fetch: typeof fetch;
  signal: AbortSignal;
  /** The first pause before a host without content events is asked again, in milliseconds; triples up to `recheckMs`. */
  firstRecheckMs: number;
  recheckMs: number;
}

/** The extensions that a host has announced, and how often it is asked for them. */
export class KnownExtensions {
  private extensions: ReadonlySet<string> = new Set();
  private hasAnswered = false;
  private hasNoList = false;
  private failures = 0;
  private rechecks = 0;

  constructor(private readonly options: KnownExtensionsOptions) {}

  has(name: string): boolean {
    return this.extensions.has(name);
  }

  /** True after the host has sent its extensions, or has shown that it has none. */
  get isKnown(): boolean {
    return this.hasAnswered;
  }

  /** True for a host that has no call that lists extensions. */
  get isSpecOnly(): boolean {
    return this.hasNoList;
  }

  /** The host's extensions, or null if they could not be read now. They take effect when `keep` is called. */
  async ask(): Promise<ReadonlySet<string> | null> {
    const { url, fetch: fetchFromHost, signal } = this.options;
    const asked = await askCapabilities(url, fetchFromHost, signal);
    this.failures = asked === 'failing' ? this.failures + 1 : 0;
    if (asked === null || (asked === 'failing' && this.failures < failuresOfSpecHost)) return null;
    if (asked !== 'none' && asked !== 'failing') {
      this.hasNoList = false;
      this.rechecks = 0;
      return asked;
    }
    this.hasNoList = this.extensions.size === 0;
    // A host that has once sent its extensions still has them. This answer comes from something in front of it, such as a proxy.
    return this.extensions.size > 0 ? null : new Set();
  }

  keep(extensions: ReadonlySet<string>): void {
    this.extensions = extensions;
    this.hasAnswered = true;
  }

  /** The pause before a host without content events is asked again, in milliseconds. Each call makes the next pause longer. */
  nextRecheckMs(): number {
    const { firstRecheckMs, recheckMs } = this.options;
    const pauseMs = Math.min(firstRecheckMs * 3 ** this.rechecks, recheckMs);
    this.rechecks += 1;
    return pauseMs;
  }
}
