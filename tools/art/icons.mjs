import { sparkle } from './draw.mjs';

/** The app icon: a lit lantern in the night. A maskable icon fills the square and keeps its drawing in the safe middle. */
export function icon({ isMaskable = false } = {}) {
  const scale = isMaskable ? 0.72 : 0.92;
  const shift = (512 * (1 - scale)) / 2;
  const square = isMaskable
    ? '<path d="M0 0h512v512H0z" fill="url(#n)"/>'
    : '<rect width="512" height="512" rx="112" fill="url(#n)"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><defs><linearGradient id="n" x1="0" y1="0" x2="0" y2="1"><stop stop-color="#0a0f2a"/><stop offset="1" stop-color="#2d3579"/></linearGradient><radialGradient id="l"><stop stop-color="#ffd58a"/><stop offset="1" stop-color="#ffd58a" stop-opacity="0"/></radialGradient></defs>${square}<g transform="translate(${shift} ${shift}) scale(${scale})"><circle cx="256" cy="290" r="210" fill="url(#l)" opacity=".55"/><g fill="none" stroke="#fff6e0" stroke-width="26" stroke-linejoin="round" stroke-linecap="round"><path d="M256 52v52M166 128h180l30 74H136z"/><path d="M136 202h240l-28 204H164z" fill="#f5b95f" fill-opacity=".22"/><path d="M176 456h160"/></g>${sparkle(256, 302, 78, '#ffd27d')}</g></svg>\n`;
}

/** The link preview: the hero's right half, with the mark; the text next to the preview gives the names. */
export function preview(heroSvg) {
  const inner = heroSvg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="300 218 1300 682" preserveAspectRatio="xMidYMid slice">${inner}</svg>`;
}
