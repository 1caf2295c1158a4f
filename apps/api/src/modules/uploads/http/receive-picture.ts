import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { FastifyRequest } from 'fastify';
import { Refusal } from '../../../platform/http/errors/refusal';
import { statusCodeOf } from '../../../platform/http/errors/status-code-of';
import { isDiskFull } from '../../../platform/storage/disk-store';
import { pictureLimits } from '../encode/picture-limits';
import { refuseUpload } from './refuse-upload';

const tooLarge = 'This picture is too large. The maximum is 10 MB.';
const noPicture = 'Please choose a picture.';

/** Streams the one picture of the form into a file. @throws Refusal for a form without a picture, or with one that is too large */
export async function receivePicture(request: FastifyRequest, file: string): Promise<void> {
  if (!request.isMultipart()) throw refuseUpload(noPicture, { status: 400 });
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  try {
    const part = await request.file({ limits: { files: 1, fields: 4, parts: 5, fileSize: pictureLimits.maxBytes } });
    if (part?.fieldname !== 'image') throw refuseUpload(noPicture);
    await pipeline(part.file, createWriteStream(file, { mode: 0o600 }));
    if (part.file.truncated) throw refuseUpload(tooLarge, { status: 413 });
    if (part.file.bytesRead === 0) throw refuseUpload(noPicture);
  } catch (error) {
    if (error instanceof Refusal || isDiskFull(error)) throw error;
    if (statusCodeOf(error) === 413) throw refuseUpload(tooLarge, { status: 413 });
    // The parser's errors for a broken or an interrupted form have no status.
    throw new Refusal(400, 'Bad Request', { status: 400, cause: error });
  }
}
