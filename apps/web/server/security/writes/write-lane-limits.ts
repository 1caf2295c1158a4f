import { handbookUploadLimits } from '@starhaven/contracts/admin';
import type { UploadLimits } from './write-lane';

/** Enough for forms that wait for a slow host, and few enough that pages are rendered in between. */
export const writeLaneLimits = {
  atOnce: 12,
  atOncePerAddress: 4,
  maxWaiting: 500,
  maxWaitMs: 20_000,
  handlerLimitMs: 60_000,
  body: { timeoutMs: 5_000, maxBytes: 64 * 1024 },
};

/** All bodies must arrive before the server's own limit of a request, 30 seconds. */
const timeoutMs = 25_000;

/** A picture of 10 MiB for a post (docs/behaviour/blog.md#uploads). The handlers of these pages forward the body while it arrives. */
const pictures = {
  path: /^\/blog\/(?:create|upload|edit\/[\w-]{1,64})(?:\.data)?$/,
  atOnce: 4,
  atOncePerAddress: 2,
  body: { maxBytes: 12 * 1024 * 1024, timeoutMs },
  isStreamed: true,
  limitText: 'A picture may have at most 10 MB.',
};

/** Game data from staff, with the parts of the form around each file (docs/behaviour/admin.md#handbook-data). */
const gameData = {
  path: /^\/admin\/handbook(?:\.data)?$/,
  atOnce: 1,
  atOncePerAddress: 1,
  body: { maxBytes: handbookUploadLimits.bytes + handbookUploadLimits.files * 512, timeoutMs },
  limitText: 'All files together may have at most 32 MB.',
};

/**
 * Texts of members with their previews and drafts. A form writes each byte of a letter as three and each line break as six, so a text of 64
 * KiB grows to 384 KiB. Longer texts still arrive, so that the field can refuse them (docs/behaviour/ask.md#limits-of-texts).
 */
const texts = {
  path: /^\/(?:ask\/(?:new|draft|preview-markdown|answer\/[\w.-]{1,64}|edit\/[\w.-]{1,64}(?:\/[\w.-]{1,64})?)|blog\/preview-markdown)(?:\.data)?$/,
  atOnce: 8,
  atOncePerAddress: 4,
  body: { maxBytes: 768 * 1024, timeoutMs: 10_000 },
  limitText: 'A text may have at most 64 KB.',
};

/**
 * A build of a game account; guests may send one, too. It may have 1 MB (docs/behaviour/commands.md#import-a-build). The other 128 KiB are
 * for the other fields, for the line breaks of a pasted text, and for a file that is slightly too big, so that the field can refuse it.
 */
const builds = {
  path: /^\/command\/import(?:\.data)?$/,
  atOnce: 4,
  atOncePerAddress: 1,
  body: { maxBytes: 1_000_000 + 128 * 1024, timeoutMs },
  isForGuests: true,
  limitText: 'Builds have at most 1 MB.',
};

/**
 * All downloads of a game, sent by staff: at most 400,000 characters of three bytes each (docs/behaviour/admin.md#downloads). Slightly
 * longer texts still arrive, so that the field can refuse them.
 */
const downloads = {
  path: /^\/admin\/downloads(?:\.data)?$/,
  atOnce: 2,
  atOncePerAddress: 2,
  body: { maxBytes: 1_300_000, timeoutMs },
  limitText: 'All downloads of a game together may have at most 400,000 characters.',
};

interface UploadKind extends Omit<UploadLimits, 'isUpload' | 'maySend'> {
  path: RegExp;
  /** Whether visitors without a session may send such a body. Default: no. */
  isForGuests?: boolean;
  /** The limit in the words of the form, which are about its field and not about the whole body. */
  limitText: string;
}

/** The forms that accept long texts or files. */
export const uploadKinds: readonly UploadKind[] = [texts, pictures, gameData, builds, downloads];

/** The largest body of all forms. */
export const maxBodyBytes = Math.max(...uploadKinds.map(({ body }) => body.maxBytes));

/** The limit of the form that is sent to this path, for visitors. */
export const limitTextOf = (path: string): string =>
  uploadKinds.find((kind) => kind.path.test(path))?.limitText ?? 'A form may have at most 64 KB.';
