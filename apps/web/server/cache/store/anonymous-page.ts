import { createHash } from 'node:crypto';
import type { Encoding } from '../html/encodings';
import { compressQuickly, compressWell } from '../html/encodings';
import type { CachedPage } from './page-store';

/** A page in one encoding. */
export interface PageVariant {
  body: Buffer;
  /** All headers for `writeHead` as a flat list, the form that Node writes fastest. */
  headers: string[];
}

// A page with fewer requests may never be requested again, and compressing it well costs as much as eight renders.
const visitsUntilWellCompressed = 8;

// Pages are compressed well one after the other: a crowd of them must not take the threads that files and passwords need.
let compressing: Promise<unknown> = Promise.resolve();

/** A page for all visitors without a session. After many visits it is compressed better. */
export class AnonymousPage implements CachedPage {
  readonly sizeBytes: number;
  /** Common part of the weak tag; each encoding appends its name. Weak tags allow encodings that are not equal byte for byte. */
  readonly #tag: string;
  readonly #variants = new Map<Encoding, PageVariant>();
  #visits = 0;

  /** `headers` are the headers of the response without length, encoding and tag. */
  constructor(
    private readonly html: Buffer,
    private readonly headers: Readonly<Record<string, string>>,
    readonly topics: ReadonlySet<string>,
  ) {
    // All compressed forms together take less than half of the text's size.
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
    // Requests during the compression, or after a failure, get the quickly compressed form.
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
