// Draws the site's own pictures into apps/web/public. Run: node tools/art/make-art.mjs (PNG icons need a Chromium: CHROMIUM_PATH)
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { blueArchive, genshin, starRail } from './banners.mjs';
import { hero } from './hero.mjs';
import { icon, preview } from './icons.mjs';
import { postPictures } from './posts.mjs';
import { rasterise } from './rasterise.mjs';

const folder = fileURLToPath(new URL('../../apps/web/public/', import.meta.url));
for (const name of ['art', 'art/posts', 'icons']) mkdirSync(`${folder}${name}`, { recursive: true });

const pictures = {
  'art/hero-night.svg': hero('night'),
  'art/hero-dawn.svg': hero('dawn'),
  'art/genshin-impact.svg': genshin(),
  'art/honkai-star-rail.svg': starRail(),
  'art/blue-archive.svg': blueArchive(),
  'icons/icon.svg': icon(),
};
for (const [name, text] of Object.entries(pictures))
  writeFileSync(folder + name, text.replaceAll(/(\d\.\d)00\b/g, '$1'));

await rasterise([
  { svg: icon(), width: 192, height: 192, file: `${folder}icons/icon-192.png` },
  { svg: icon(), width: 512, height: 512, file: `${folder}icons/icon-512.png` },
  { svg: icon({ isMaskable: true }), width: 512, height: 512, file: `${folder}icons/icon-maskable-512.png` },
  { svg: icon({ isMaskable: true }), width: 180, height: 180, file: `${folder}icons/apple-touch-icon.png` },
  { svg: icon(), width: 32, height: 32, file: `${folder}favicon.ico` },
  { svg: preview(hero('night')), width: 1200, height: 630, file: `${folder}og-image.png` },
]);

/** The widths of the sample pictures; the names are those of docs/behaviour/blog.md#picture-sizes. */
const sizes = { thumbnail: 480, small: 960, original: 1600 };
for (const [name, text] of Object.entries(postPictures))
  for (const [size, width] of Object.entries(sizes))
    await sharp(Buffer.from(text))
      .resize({ width })
      .webp({ quality: 72, effort: 6 })
      .toFile(`${folder}art/posts/${name}_${size}.webp`);
