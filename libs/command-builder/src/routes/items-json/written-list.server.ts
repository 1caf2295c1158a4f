import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { PickerList } from '../../lib/picker-rows/picker-row';

export interface WrittenList {
  body: string;
  etag: string;
  /** The body for browsers that accept gzip. */
  zipped: Promise<Buffer>;
}

/** The biggest list has a megabyte, so each answer of the host is serialized and compressed once, on another thread. */
const written = new WeakMap<PickerList, WrittenList>();
const gzipAside = promisify(gzip);

export function writeList(list: PickerList): WrittenList {
  const known = written.get(list);
  if (known) return known;
  const body = JSON.stringify(list);
  const etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  const made = { body, etag, zipped: gzipAside(body) };
  // A caller that waits gets the error; without a caller it must not end the process.
  made.zipped.catch(() => written.delete(list));
  written.set(list, made);
  return made;
}
