/** A text with variants for platforms or for the player's sex, one variant per tag. */
const layouts = /(?:\{LAYOUT_[A-Z]{1,20}#[^{}]{0,200}\}){1,10}/g;
const layout = /\{LAYOUT_([A-Z]+)#([^{}]*)\}/g;
const gendered = /\{[MF]#([^{}]{0,200})\}(?:\{[MF]#[^{}]{0,200}\})?/g;
/** Marks a text with placeholders; titles are already joined by a dash at this point. */
const mark = /(^\s*| - )#(?=[^{\n]{0,200}\{)/g;
const playerName = /\{(?:NICKNAME|PLAYERNAME)\}/g;
const space = /\{(?:NON_BREAK_)?SPACE\}/g;
const otherTag = /\{(?:\/?[A-Z][A-Z_]*\d*|param\d*|\d+)(?:[#:[(|][^{}]{0,200})?\}/g;
/** Braces around text that is not a tag. */
const braces = /\{([^{}]{0,200})\}/g;

/** The games use one of these words. */
const desktop = ['PC', 'KEYBOARD'];

function desktopVariant(tags: string): string {
  const variants = [...tags.matchAll(layout)];
  return (variants.find(([, platform = '']) => desktop.includes(platform)) ?? variants[0])?.[2] ?? '';
}

/**
 * Fills in placeholders like the game's client: the variant for desktops, the first of two genders, `Player` for the player's name. Other
 * tags are removed. A text that is only one placeholder becomes empty.
 */
export function fillPlaceholders(text: string): string {
  if (/^\s*#?\{[^{}#]*\}\s*$/.test(text)) return '';
  return text
    .replace(mark, '$1')
    .replace(playerName, 'Player')
    .replace(space, ' ')
    .replace(layouts, desktopVariant)
    .replace(gendered, '$1')
    .replace(otherTag, '')
    .replace(braces, '$1');
}
