import sharp from 'sharp';

/** Pictures for tests, made on demand. */
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: { r: 90, g: 120, b: 200 } } });

export const jpeg = (width = 640, height = 480) => canvas(width, height).jpeg().toBuffer();
export const png = (width = 640, height = 480) => canvas(width, height).png({ compressionLevel: 9 }).toBuffer();

/** A photograph whose metadata has a rotation, an author and a description. */
export const turnedJpeg = () =>
  canvas(600, 300)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExif({ IFD0: { Artist: 'Secret Artist', ImageDescription: 'at home' } })
    .toBuffer()
    .then((plain) => sharp(plain).keepMetadata().withMetadata({ orientation: 6 }).toBuffer());

/** An animated GIF with this many frames. */
export async function movingGif(frames: number, width = 60, height = 40): Promise<Buffer> {
  const images = Array.from({ length: frames }, (_, index) => ({
    create: { width, height, channels: 3 as const, background: { r: (index * 40) % 256, g: index % 256, b: 0 } },
  }));
  const raw = await Promise.all(images.map((image) => sharp(image).png().toBuffer()));
  return sharp(raw, { join: { animated: true } })
    .gif()
    .toBuffer();
}

export const scriptedSvg = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>alert(1)</script><rect width="10" height="10"/></svg>',
);

export interface SentFile {
  content: Buffer;
  name?: string;
  type?: string;
  field?: string;
}

/** A multipart body with one file. */
export function multipartOf({ content, name = 'picture.jpg', type = 'image/jpeg', field = 'image' }: SentFile) {
  const boundary = 'boundary-of-the-test';
  const head = `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\ncontent-type: ${type}\r\n\r\n`;
  return {
    payload: Buffer.concat([Buffer.from(head), content, Buffer.from(`\r\n--${boundary}--\r\n`)]),
    headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
  };
}
