/** An unused code is deleted after this time; the site's codes last ten minutes. */
const keptMs = 15 * 60_000;
/** The maximum of codes of one demo server; the oldest is deleted first. */
const maxCodes = 200;

export interface EnteredCode {
  uid: string;
  code: string;
}

/** The codes that visitors entered on the console page of the demo servers, in memory only. */
export class EnteredCodes {
  private readonly bySlug = new Map<string, Map<string, { uid: string; atMs: number }>>();

  constructor(private readonly now: () => number = Date.now) {}

  enter(slug: string, { uid, code }: EnteredCode): void {
    const codes = this.bySlug.get(slug) ?? new Map<string, { uid: string; atMs: number }>();
    this.bySlug.set(slug, codes);
    codes.delete(code);
    codes.set(code, { uid, atMs: this.now() });
    const [oldest] = codes.keys();
    if (codes.size > maxCodes && oldest !== undefined) codes.delete(oldest);
  }

  /** The number of the player who entered this code on this server; null when nobody did. */
  findUid(slug: string, code: string): string | null {
    const found = this.bySlug.get(slug)?.get(code);
    return found !== undefined && this.now() - found.atMs < keptMs ? found.uid : null;
  }
}
