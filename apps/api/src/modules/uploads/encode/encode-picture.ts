import path from 'node:path';
import sharp from 'sharp';
import type { Metadata, Sharp } from 'sharp';
import { pictureLimits, pictureSizeNames, pictureSizes } from './picture-limits';
import type { PictureResult } from './picture-limits';

/** Compared with the format that the decoder detected, never with a name or a header. No SVG, because it can run scripts. AVIF is a kind of
 * HEIF here. */
const formats = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

const readOptions = { failOn: 'error', limitInputPixels: pictureLimits.maxPixels, sequentialRead: true } as const;

const isAllowed = ({ format, compression }: Metadata) =>
  formats.has(format ?? '') && (format !== 'heif' || compression === 'av1');

/** Whether an animated picture is small enough to stay animated. */
function keepsMoving({ pages = 1, width, pageHeight, height }: Metadata): boolean {
  const pixels = width * (pageHeight ?? height) * pages;
  return pages > 1 && pages <= pictureLimits.maxFrames && pixels <= pictureLimits.maxMovingPixels;
}

function sizeOf(picture: Sharp, side: number, isMoving: boolean): Sharp {
  return picture
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 82, effort: isMoving ? 1 : 3, ...(isMoving ? {} : { smartSubsample: true }) });
}

/**
 * Decodes a picture and writes it as WebP in three sizes into a folder: `thumbnail.webp`, `small.webp`, `original.webp`. Keeps only the
 * pixels of the file: no EXIF, no script behind the picture. Runs in a separate process.
 */
export async function encodePicture(from: string, folder: string): Promise<PictureResult> {
  let metadata: Metadata;
  try {
    metadata = await sharp(from, readOptions).metadata();
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error, 'format') };
  }
  if (!isAllowed(metadata)) return { kind: 'refused', reason: 'format' };
  const { autoOrient } = metadata;
  if (metadata.width * (metadata.pageHeight ?? metadata.height) > pictureLimits.maxPixels)
    return { kind: 'refused', reason: 'pixels' };
  const isMoving = keepsMoving(metadata);
  try {
    for (const name of pictureSizeNames) {
      // A preview is not animated: twenty moving previews on a page would distract.
      const moves = isMoving && name !== 'thumbnail';
      const picture = sharp(from, { ...readOptions, animated: moves });
      await sizeOf(picture, pictureSizes[name], moves).toFile(path.join(folder, `${name}.webp`));
    }
  } catch (error) {
    return { kind: 'refused', reason: reasonOf(error, 'broken') };
  }
  return { kind: 'encoded', width: autoOrient.width, height: autoOrient.height, isMoving };
}

/** @throws the error again if the picture is not its cause, such as a full disk */
function reasonOf(error: unknown, otherwise: 'format' | 'broken') {
  const message = error instanceof Error ? error.message : '';
  if (/pixel limit/i.test(message)) return 'pixels';
  if (/no space|ENOSPC|write error|wrote|unable to write|system error|cannot open|unable to open/i.test(message))
    throw error;
  return otherwise;
}
