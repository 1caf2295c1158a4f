import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { uploadBlogImage as uploadBlogImageCall } from '@starhaven/contracts/blog';
import { Role } from '@starhaven/contracts/session';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { registerCall } from '../../platform/http/calls/register-call';
import { Refusal } from '../../platform/http/errors/refusal';
import { statusCodeOf } from '../../platform/http/errors/status-code-of';
import { DomainError } from '../../platform/errors/domain-error';
import { isDiskFull } from '../../platform/storage/disk-store';
import { StoreFullError, StoreUnavailableError } from '../../platform/storage/file-store';
import { requireRole, requireSignedIn } from '../account';
import { pictureLimits } from './encode/picture-limits';
import { fileNameOf, picturesPath } from './picture-files';
import { storePicture } from './store-picture';
import type { UploadsContext } from './uploads-context';

/** Around the picture: boundaries and headers. */
const formBytes = 16 * 1024;

/** The picture arrives within the time of a whole request, 30 seconds; then it waits for its turn and is encoded. */
const handlerTimeoutMs = 45_000;

const tooLarge = 'This picture is too large. The maximum is 10 MB.';
const diskFull = 'The disk of the server is full. The picture was not saved. Please try again later.';
const storeGone = 'Pictures cannot be stored at the moment. Please try again later.';
const noPicture = 'Please choose a picture.';

/** Of refusals that are not about the picture, by their status of HTTP. */
const refusalTexts = {
  401: 'You must be logged in to upload images.',
  403: "You don't have permission to upload images.",
  429: 'You have uploaded too many images. Please try again later.',
};

/** The specification reads the text of a refusal from `status` (docs/behaviour/blog.md#uploads). */
const refuse = (text: string, options: { status?: number; retryAfterSeconds?: number; cause?: unknown } = {}) =>
  new Refusal(options.status ?? -1, text, { ...options, fields: { status: text, field: 'image' } });

/** The handler reads the picture as a stream, after it has checked the caller; so the contract's body is not parsed before. */
const uploadBlogImage = { ...uploadBlogImageCall, body: v.unknown() };

export function uploadBlogImageRoute(app: FastifyInstance, context: UploadsContext): void {
  registerCall(
    app,
    uploadBlogImage,
    async ({ request }) => {
      const { account } = await requireSignedIn(request, context.db);
      requireRole({ account }, Role.EDITOR, Role.ADMIN);
      const { isOver, max, until } = await context.sent.hit(String(account.id));
      if (isOver) throw new DomainError('rate-limited', 'Too Many Requests', { max, until });
      const file = path.join(context.incomingFolder, `${randomUUID()}.upload`);
      try {
        await receive(request, file);
        const id = await storePicture(context, { file, accountId: account.id });
        const urlOf = (size: 'thumbnail' | 'original') => `${context.siteUrl}${picturesPath}/${fileNameOf(id, size)}`;
        return {
          retcode: 0,
          message: 'ok',
          data: { url: urlOf('original'), thumbnail: { url: urlOf('thumbnail') } },
        };
      } catch (error) {
        if (error instanceof StoreFullError || isDiskFull(error))
          throw refuse(diskFull, { status: 507, retryAfterSeconds: 300 });
        if (error instanceof StoreUnavailableError)
          throw refuse(storeGone, { status: 503, retryAfterSeconds: 30, cause: error });
        if (error instanceof DomainError && error.kind === 'invalid-argument') throw refuse(error.message);
        throw error;
      } finally {
        await rm(file, { force: true });
      }
    },
    { maxBodyBytes: pictureLimits.maxBytes + formBytes, handlerTimeoutMs, statusTexts: refusalTexts },
  );
}

/** Streams the one picture of the form into a file. @throws Refusal for a form without a picture, or with a larger one */
async function receive(request: FastifyRequest, file: string): Promise<void> {
  if (!request.isMultipart()) throw refuse(noPicture, { status: 400 });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const part = await request.file({ limits: { files: 1, fields: 4, parts: 5, fileSize: pictureLimits.maxBytes } });
    if (part?.fieldname !== 'image') throw refuse(noPicture);
    await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
    if (part.file.truncated) throw refuse(tooLarge, { status: 413 });
    if (part.file.bytesRead === 0) throw refuse(noPicture);
  } catch (error) {
    if (error instanceof Refusal || isDiskFull(error)) throw error;
    if (statusCodeOf(error) === 413) throw refuse(tooLarge, { status: 413 });
    // The parser's errors for a broken or an interrupted form have no status.
    throw new Refusal(400, 'Bad Request', { status: 400, cause: error });
  }
}
