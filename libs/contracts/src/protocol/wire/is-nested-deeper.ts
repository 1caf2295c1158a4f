const quote = 0x22;
const backslash = 0x5c;
const isOpening = (sign: number) => sign === 0x5b || sign === 0x7b;
const isClosing = (sign: number) => sign === 0x5d || sign === 0x7d;

/**
 * Whether a JSON text has more than `levels` lists and objects inside each other. One pass without memory: JSON.parse needs up to a second
 * for a megabyte of open brackets.
 */
export function isNestedDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charCodeAt(at);
    if (sign === quote) isInText = !isInText;
    else if (isInText) at += sign === backslash ? 1 : 0;
    else if (isOpening(sign)) {
      depth += 1;
      if (depth > levels) return true;
    } else if (isClosing(sign)) depth -= 1;
  }
  return false;
}
