import sharp from 'sharp';
import { wellFormed } from '@starhaven/prose/server';
import { escapeHtml } from '@starhaven/rich-text';

const maxLines = 4;
/** Width of a line, in letters of medium width. */
const lineWidth = 26;

/** A picture of 1200 × 630 px with the title of a post, as PNG. */
export function drawTitle(title: string, site: string): Promise<Buffer> {
  const lines = wrap(title);
  const top = 315 - (lines.length - 1) * 40;
  const rows = lines.map((line, index) => `<tspan x="90" y="${top + index * 84}">${escapeXml(line)}</tspan>`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">
<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#0a0f1e"/><stop offset="1" stop-color="#1c2745"/></linearGradient></defs>
<rect width="1200" height="630" fill="url(#sky)"/><circle cx="1060" cy="120" r="46" fill="#f2b95c"/><circle cx="1042" cy="106" r="40" fill="#0d1324"/>
<rect x="90" y="120" width="96" height="8" rx="4" fill="#f2b95c"/>
<text font-family="sans-serif" font-size="66" font-weight="700" fill="#f4f6fb">${rows.join('')}</text>
<text x="90" y="560" font-family="sans-serif" font-size="34" fill="#aab4cc">${escapeXml(shorten(site, 40))}</text></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

// eslint-disable-next-line no-control-regex -- XML cannot represent them
const escapeXml = (text: string) => escapeHtml(wellFormed(text).replace(/[\u0000-\u001f\ufffe\uffff]/g, ' '));

/** Letters of Chinese, Japanese and Korean are twice as wide. */
const widthOf = (letter: string) =>
  /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/.test(letter) ? 2 : 1;
const width = (text: string) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

function shorten(text: string, most: number): string {
  const letters = [...text];
  let length = 0;
  const end = letters.findIndex((letter) => (length += widthOf(letter)) > most);
  return end === -1 ? text : `${letters.slice(0, Math.max(1, end - 1)).join('')}…`;
}

/** Lines of words; a word that is too long for a line, such as a title without spaces, is cut. */
export function wrap(title: string): string[] {
  const words = title
    .trim()
    .split(/\s+/)
    .flatMap((word) => cut(word));
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + width(word) < lineWidth) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= maxLines) return lines;
  return [...lines.slice(0, maxLines - 1), shorten(`${lines[maxLines - 1]} ${lines[maxLines]}`, lineWidth)];
}

function cut(word: string): string[] {
  const parts = [''];
  for (const letter of word) {
    const last = parts.at(-1) ?? '';
    if (width(last) + widthOf(letter) > lineWidth) parts.push(letter);
    else parts[parts.length - 1] = last + letter;
  }
  return parts;
}
