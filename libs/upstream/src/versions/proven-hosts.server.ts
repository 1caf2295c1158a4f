import { setTimeout as wait } from 'node:timers/promises';
import { extensions as extensionNames } from '@starhaven/contracts/protocol';
import { askCapabilities } from './ask-capabilities.server';
import { proveHost } from './prove-host.server';

/** The first pause before a host that could not give its proof is asked again; doubles up to the maximum. */
const proofRetryMs = { first: 1_000, most: 60_000 };

export interface ProvenHostsOptions {
  accountUrl: string;
  bookUrl: string;
  /** Undefined: no host counts as ours. */
  trustSecret: string | undefined;
  fetch: typeof fetch;
  signal: AbortSignal;
  onProven: (url: string) => void;
  /** The host announces a proof, but it does not fit our secret. */
  onRefuted: () => void;
}

/** The hosts that have proven that they know our secret. Such a host stays ours as long as its address is the same. */
export class ProvenHosts {
  private readonly ours = new Set<string>();

  constructor(private readonly options: ProvenHostsOptions) {}

  has(url: string): boolean {
    return this.ours.has(url);
  }

  /**
   * Asks each host that may be ours for its proof. Returns true if it is known for every host whether it is ours, false if one of them could
   * not answer now.
   */
  async ask(accountExtensions: ReadonlySet<string>): Promise<boolean> {
    const { accountUrl, bookUrl, trustSecret } = this.options;
    if (trustSecret === undefined) return true;
    let isSettled = true;
    for (const url of new Set([accountUrl, bookUrl])) {
      const known = url === accountUrl ? accountExtensions : null;
      if (!this.has(url) && !(await this.askHost(url, known, trustSecret))) isSettled = false;
    }
    return isSettled;
  }

  /** Asks again until every host is settled: after one failed request a host must not stay unproven for the whole life of its stream. */
  async askUntilSettled(accountExtensions: ReadonlySet<string>, over: AbortSignal): Promise<void> {
    for (let delayMs = proofRetryMs.first; ; delayMs = Math.min(delayMs * 2, proofRetryMs.most)) {
      await wait(delayMs, undefined, { signal: over, ref: false }).catch(() => undefined);
      if (over.aborted || (await this.ask(accountExtensions))) return;
    }
  }

  /** Returns false if the host could not answer now. */
  private async askHost(url: string, known: ReadonlySet<string> | null, trustSecret: string): Promise<boolean> {
    const { fetch: fetchFromHost, signal, onProven, onRefuted } = this.options;
    const announced = known ?? (await askCapabilities(url, fetchFromHost, signal));
    if (announced === null || announced === 'failing') return false;
    if (announced === 'none' || !announced.has(extensionNames.hostProof)) return true;
    const isProven = await proveHost({ url, trustSecret, fetch: fetchFromHost, signal });
    if (isProven === null) return false;
    if (!isProven) {
      onRefuted();
      return true;
    }
    this.ours.add(url);
    onProven(url);
    return true;
  }
}
