import { createHash } from 'node:crypto';
import type { Encoding } from './encodings';
import { compressQuickly, compressWell } from './encodings';
import type { KeptPage } from './page-store';

/** A page in one encoding. */
export interface PageVariant {
  body: Buffer;
  /** Everything `writeHead` needs, as a flat list: the fastest form Node takes. */
  headers: string[];
}

// Below this a page may be one that nobody asks for again; compressing it well costs as much as eight renders.
const visitsUntilWellCompressed = 8;

// Pages are compressed well one after the other: a crowd of them must not take the threads that files and passwords need.
let compressing: Promise<unknown> = Promise.resolve();

/** A page as it is sent to everybody without a session, compressed as far as the visits are worth it. */
export class AnonymousPage implements KeptPage {
  readonly sizeBytes: number;
  /** The same for every encoding but for its last word: encodings of one text, which need not be equal byte for byte. */
  readonly #tag: string;
  readonly #variants = new Map<Encoding, PageVariant>();
  #visits = 0;

  /** `headers` are those of the response without length, encoding and tag. */
  constructor(
    private readonly html: Buffer,
    private readonly headers: Readonly<Record<string, string>>,
    readonly topics: ReadonlySet<string>,
  ) {
    // Compressed forms come to less than half of the text.
    this.sizeBytes = html.length * 1.5;
    this.#tag = createHash('sha256').update(html).digest('base64url').slice(0, 22);
  }

  etag(encoding: Encoding): string {
    return `W/"${this.#tag}-${encoding}"`;
  }

  variant(encoding: Encoding): PageVariant {
    this.#visits += 1;
    if (this.#visits === visitsUntilWellCompressed) this.#compressWell();
    const made = this.#variants.get(encoding);
    if (made) return made;
    return this.#keep(encoding, compressQuickly(this.html, encoding));
  }

  #compressWell(): void {
    const compress = async () => {
      for (const encoding of ['br', 'gzip'] as const) this.#keep(encoding, await compressWell(this.html, encoding));
    };
    // Whoever comes meanwhile or after a failure gets what was compressed quickly.
    compressing = compressing.then(compress).catch(() => undefined);
  }

  #keep(encoding: Encoding, body: Buffer): PageVariant {
    const variant = {
      body,
      headers: Object.entries({
        ...this.headers,
        ETag: this.etag(encoding),
        'Content-Length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'Content-Encoding': encoding }),
      }).flat(),
    };
    this.#variants.set(encoding, variant);
    return variant;
  }
}
