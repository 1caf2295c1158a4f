import type { Page } from '@playwright/test';

/** Sets the browser's own text size in per cent, which also changes the width in rem at which media queries switch. */
export async function setTextSize(page: Page, percent: number): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.setFontSizes', { fontSizes: { standard: (16 * percent) / 100 } });
  await browser.detach();
}

/** Elements that cross the left or right edge of the viewport, except those inside boxes that scroll sideways. */
export async function findOutside(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let up = element.parentElement; up && up !== document.body; up = up.parentElement) {
        const { overflowX, position } = getComputedStyle(up);
        // A box of one pixel hides its text from everybody but screen readers.
        if (overflowX === 'auto' || overflowX === 'scroll' || up.clientWidth <= 1) return true;
        if (position === 'fixed') return false;
      }
      return false;
    };
    const found: string[] = [];
    if (document.documentElement.scrollWidth > width)
      found.push(`the page scrolls sideways by ${document.documentElement.scrollWidth - width} px`);
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own <= 1 || (left >= -1 && right <= width + 1) || isClipped(element)) continue;
      // A honeypot and a skip link are outside on purpose.
      if (element.closest('[aria-hidden="true"], a[href="#main"]')) continue;
      found.push(`${element.tagName.toLowerCase()}.${element.className} ${Math.round(left)}–${Math.round(right)}`);
    }
    return found.slice(0, 8);
  });
}

/** Fields that show only a few letters, and labels that overlap; both happen although nothing crosses the edge of the viewport. */
export async function findCramped(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const minLetters = 6;
    const found: string[] = [];
    const fields =
      'select, textarea, input:is([type="text"], [type="search"], [type="email"], [type="password"], [type="url"])';
    for (const field of document.querySelectorAll<HTMLElement>(`:is(${fields}), input:not([type])`)) {
      if (!field.checkVisibility({ visibilityProperty: true }) || field.closest('[aria-hidden="true"]')) continue;
      // An em is about two letters wide; the padding is between 1 and 2 em.
      const widthEm = field.getBoundingClientRect().width / Number.parseFloat(getComputedStyle(field).fontSize);
      if (widthEm < minLetters)
        found.push(`${field.tagName.toLowerCase()}#${field.id} is ${widthEm.toFixed(1)} em wide`);
    }
    const range = document.createRange();
    const lines = [...document.querySelectorAll('label, legend')]
      .filter((label) => label.checkVisibility({ visibilityProperty: true }) && label.clientWidth !== 1)
      .flatMap((label) => {
        range.selectNodeContents(label);
        return [...range.getClientRects()].map((rect) => ({ label, rect }));
      });
    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.label.contains(other.label) || other.label.contains(one.label)) continue;
        const width = Math.min(one.rect.right, other.rect.right) - Math.max(one.rect.left, other.rect.left);
        const height = Math.min(one.rect.bottom, other.rect.bottom) - Math.max(one.rect.top, other.rect.top);
        if (width > 1 && height > 4) found.push(`“${one.label.textContent}” overlaps “${other.label.textContent}”`);
      }
    }
    return [...new Set(found)].slice(0, 8);
  });
}

/** Words that are broken at the end of a line. Codes, addresses, file names and words longer than a phone's line may break. */
export async function findBrokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement;
      if (!parent?.checkVisibility() || parent.closest('code, pre, script, style, noscript, [aria-hidden="true"]'))
        continue;
      // Text for screen readers only.
      if (parent.clientWidth === 1) continue;
      for (const match of (node.textContent ?? '').matchAll(/(?<![^\s(])[\p{L}\p{N}’]{2,16}(?![^\s).,:;!?…-])/gu)) {
        // An id is not a word.
        if (/^(?=.*\d)[0-9a-f]{12,}$/.test(match[0])) continue;
        range.setStart(node, match.index);
        range.setEnd(node, match.index + match[0].length);
        const lines = new Set(
          [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
        );
        if (lines.size > 1) found.add(`${match[0]} in ${parent.tagName.toLowerCase()}.${parent.className}`);
      }
    }
    return [...found].slice(0, 8);
  });
}

/** States that become invisible in forced colours: current links, pressed buttons, chosen options, checked switches, state marks. */
export async function findLostStates(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const look = (element: Element, pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      return [
        style.backgroundColor,
        style.backgroundImage,
        style.color,
        style.borderTopColor,
        style.borderBottomColor,
        style.borderRadius,
        style.outlineStyle,
      ].join();
    };
    const found: string[] = [];
    for (const current of document.querySelectorAll('a[aria-current]')) {
      if (!current.checkVisibility()) continue;
      const list = current.closest('ul, ol');
      const other = [...(list?.querySelectorAll('a:not([aria-current])') ?? [])].find((link) => link.checkVisibility());
      if (other && look(other) === look(current)) found.push(`current: ${current.textContent}`);
    }
    for (const [attribute, kind] of [
      ['aria-pressed', 'pressed'],
      ['aria-selected', 'selected'],
    ] as const) {
      for (const chosen of document.querySelectorAll(`[${attribute}="true"]`)) {
        if (!chosen.checkVisibility()) continue;
        const before = look(chosen);
        chosen.setAttribute(attribute, 'false');
        const after = look(chosen);
        chosen.setAttribute(attribute, 'true');
        if (before === after) found.push(`${kind}: ${chosen.textContent}`);
      }
    }
    const canvas = getComputedStyle(document.body).backgroundColor;
    for (const mark of document.querySelectorAll('[data-tone], [role="img"] > span')) {
      const { backgroundColor, backgroundImage, borderTopStyle, borderBottomStyle } = getComputedStyle(mark);
      const isSeen =
        (backgroundColor !== canvas && backgroundColor !== 'rgba(0, 0, 0, 0)') ||
        backgroundImage !== 'none' ||
        borderTopStyle !== 'none' ||
        borderBottomStyle !== 'none';
      if (!isSeen) found.push(`state: ${mark.className}`);
    }
    for (const input of document.querySelectorAll<HTMLInputElement>('input[role="switch"]')) {
      const track = input.parentElement?.lastElementChild;
      if (!track) continue;
      const before = look(track) + look(track, '::after');
      // Set and not clicked: a click does nothing to a disabled switch, and can send one that is enabled.
      input.checked = !input.checked;
      const after = look(track) + look(track, '::after');
      input.checked = !input.checked;
      if (before === after) found.push(`switch: ${input.id}`);
    }
    return found.slice(0, 8);
  });
}

/** Dark areas and light text, which cost ink or cannot be read on paper. */
export async function findUnprintable(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const luminance = (color: string): number | null => {
      const [red = 0, green = 0, blue = 0, alpha = 1] = (color.match(/[\d.]+/g) ?? []).map(Number);
      // Computed mixed colours have the form 'color(srgb 1 1 1 / 0.8)'.
      if (color.startsWith('color(')) return alpha < 0.5 ? null : 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      return alpha < 0.5 ? null : (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
    };
    const isText = /^(h[1-4]|p|li|d[dt]|t[dh]|a|span|strong|code|label|summary)$/i;
    const found: string[] = [];
    const page = luminance(getComputedStyle(document.documentElement).backgroundColor);
    if (page === null || page < 0.95) found.push(`the page is ${page}`);
    for (const element of document.querySelectorAll('body *')) {
      if (!element.checkVisibility()) continue;
      const { width, height } = element.getBoundingClientRect();
      const { backgroundColor, backgroundImage, color } = getComputedStyle(element);
      const background = luminance(backgroundColor);
      const name = `${element.tagName.toLowerCase()}.${element.className}`;
      if (background !== null && background < 0.5 && width * height > 10_000) found.push(`dark: ${name}`);
      if (isText.test(element.tagName) && background === null && backgroundImage === 'none') {
        const text = luminance(color);
        if (text !== null && text > 0.55) found.push(`light text: ${name}`);
      }
    }
    if (!document.querySelector('h1')?.checkVisibility()) found.push('the heading is missing');
    return found.slice(0, 8);
  });
}
