import { createHash } from 'node:crypto';

/** An answer that is serialised once and sent many times. */
export class StoredAnswer {
  readonly body: Buffer;
  /** A strong ETag: it is computed from the bytes, so it stays correct after a restart or a restore, and on every replica. */
  readonly etag: string;

  constructor(value: unknown) {
    this.body = Buffer.from(JSON.stringify(value));
    this.etag = `"${createHash('sha256').update(this.body).digest('base64url').slice(0, 27)}"`;
  }

  /** True when the client's copy (`If-None-Match`, RFC 9110 §13.1.2) is current. */
  isKnownTo(ifNoneMatch: string | undefined): boolean {
    if (ifNoneMatch === undefined) return false;
    const tags = ifNoneMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''));
    return tags.includes('*') || tags.includes(this.etag);
  }
}
