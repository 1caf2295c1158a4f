import type { Locator } from '@playwright/test';
import sharp from 'sharp';

/** A small picture as a file of the visitor; each has different pixels. */
export async function pictureFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 90 };
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: colour } });
  return { name: 'lantern.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}

/** How far the colours in a shown element differ, 0 to 255; 0 = it has one colour. Without its outer 12 px, which may be rounded. */
export async function differenceOfColours(element: Locator): Promise<number> {
  const shown = sharp(await element.screenshot());
  const { width, height } = await shown.metadata();
  const inside = await shown
    .extract({ left: 12, top: 12, width: width - 24, height: height - 24 })
    .png()
    .toBuffer();
  const { channels } = await sharp(inside).stats();
  return Math.max(...channels.slice(0, 3).map(({ min, max }) => max - min));
}
