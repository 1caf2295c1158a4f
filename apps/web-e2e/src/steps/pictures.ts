import sharp from 'sharp';

/** A small picture as a file of the visitor; each has different pixels. */
export async function pictureFile(): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const colour = { r: Math.floor(Math.random() * 256), g: Math.floor(Math.random() * 256), b: 90 };
  const picture = sharp({ create: { width: 600, height: 400, channels: 3, background: colour } });
  return { name: 'lantern.png', mimeType: 'image/png', buffer: await picture.png().toBuffer() };
}
