import { escapeHtml } from '@starhaven/rich-text';
import { createHash } from 'node:crypto';

/** The first letter or digit with its combining marks; a star for a name that begins with another sign. */
function initialOf(name: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(name.trim());
  const letter = (first?.segment ?? '').toUpperCase();
  return /^[\p{L}\p{N}]\p{M}{0,3}$/u.test(letter) ? letter : '★';
}

/** A picture for an account: its initial on a colour that is derived from the account, as SVG. Dark enough for white letters (WCAG AA). */
export function drawAvatar({ uid, name }: { uid: string; name: string }): string {
  const [hue = 0, turn = 0] = createHash('sha256').update(`avatar ${uid}`).digest();
  const degrees = Math.round((hue / 256) * 360);
  const initial = escapeHtml(initialOf(name));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 96 96"><defs>' +
    `<linearGradient id="a" gradientTransform="rotate(${(turn % 4) * 45} .5 .5)">` +
    `<stop stop-color="hsl(${degrees} 55% 32%)"/><stop offset="1" stop-color="hsl(${(degrees + 40) % 360} 60% 26%)"/>` +
    '</linearGradient></defs><rect width="96" height="96" fill="url(#a)"/>' +
    '<text x="48" y="48" dy=".36em" text-anchor="middle" fill="#fff" font-family="system-ui,sans-serif" font-size="46" ' +
    `font-weight="600">${initial}</text></svg>`
  );
}
