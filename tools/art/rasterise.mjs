import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const executablePath = [process.env.CHROMIUM_PATH, '/usr/bin/chromium', '/usr/bin/google-chrome'].find(
  (path) => path && existsSync(path),
);

/** Paints SVG text into PNG files with a real browser. */
export async function rasterise(pictures) {
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] });
  try {
    for (const { svg, width, height, file } of pictures) {
      const page = await browser.newPage({ viewport: { width, height } });
      await page.setContent(
        `<style>body{margin:0}svg{display:block;width:${width}px;height:${height}px}</style>${svg}`,
      );
      await page.screenshot({ path: file, omitBackground: true, type: 'png' });
      await page.close();
    }
  } finally {
    await browser.close();
  }
}
