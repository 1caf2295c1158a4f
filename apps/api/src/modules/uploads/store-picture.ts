import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { eq } from 'drizzle-orm';
import { DomainError } from '../../platform/errors/domain-error';
import { pictureSizeNames } from './encode/picture-limits';
import type { PictureResult } from './encode/picture-limits';
import { EncoderFailedError } from './encode/run-encoder';
import { fileNameOf } from './picture-files';
import { uploadedPicture } from './tables';
import type { UploadsContext } from './uploads-context';

const reasons = {
  format: 'This file is not a picture that the site can show. Please choose a JPEG, PNG, WebP, GIF or AVIF file.',
  pixels: 'This picture has too many pixels. The maximum is 40 megapixels.',
  broken: 'This picture is damaged or incomplete. Please save it again and retry.',
  memory: 'This picture needs too much memory. Please make it smaller.',
  timeout: 'Preparing this picture took too long. Please make it smaller.',
} as const;

const refuse = (reason: keyof typeof reasons) =>
  new DomainError('invalid-argument', reasons[reason], { field: 'image' });

/** Encodes the file and stores its sizes. @returns the id of the picture @throws DomainError, StoreFullError */
export async function storePicture(context: UploadsContext, { file, accountId }: { file: string; accountId: number }) {
  const { db, store, incomingFolder } = context;
  const id = await idOf(file);
  await mkdir(incomingFolder, { recursive: true, mode: 0o700 });
  const folder = await mkdtemp(path.join(incomingFolder, 'sizes-'));
  try {
    const { width, height } = await context.encoding.run(() => encode(context, file, folder));
    // The row is inserted first: if this process dies before the files are stored, the cleaning job still finds them.
    const [row] = await db
      .insert(uploadedPicture)
      .values({ id, accountId, width, height })
      .onConflictDoUpdate({
        target: uploadedPicture.id,
        set: { createdAt: new Date(), unusedSince: null },
        setWhere: eq(uploadedPicture.isLeaving, false),
      })
      .returning({ id: uploadedPicture.id });
    if (!row) throw new DomainError('unavailable', 'Service Unavailable', { retryAfterSeconds: 5 });
    await store.keep(
      pictureSizeNames.map((size) => ({
        name: fileNameOf(id, size),
        from: path.join(folder, `${size}.webp`),
        contentType: 'image/webp',
      })),
    );
    return id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function encode(
  { encode: run }: UploadsContext,
  file: string,
  folder: string,
): Promise<Extract<PictureResult, { kind: 'encoded' }>> {
  const result = await run(file, folder).catch((error: unknown) => {
    if (error instanceof EncoderFailedError && error.reason === 'timeout') throw refuse('timeout');
    throw error;
  });
  if (result.kind === 'refused') throw refuse(result.reason);
  return result;
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';

/** The same content always has the same name, so that it is stored once and may be cached for ever. */
async function idOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  let bits = BigInt(`0x${hash.digest('hex').slice(0, 40)}`);
  let id = '';
  for (let index = 0; index < 32; index += 1) {
    id += alphabet.charAt(Number(bits & 31n));
    bits >>= 5n;
  }
  return id;
}
