const quote = 0x22;
const backslash = 0x5c;

/** The number of digits that a double always represents exactly. */
const safeDigits = 15;

function endOfString(json: string, start: number): number {
  for (let end = json.indexOf('"', start + 1); end !== -1; end = json.indexOf('"', end + 1)) {
    let slashes = 0;
    while (json.charCodeAt(end - 1 - slashes) === backslash) slashes += 1;
    if (slashes % 2 === 0) return end;
  }
  return json.length;
}

const isNumberPart = (code: number) =>
  (code >= 0x30 && code <= 0x39) || code === 0x2d || code === 0x2b || code === 0x2e || code === 0x45 || code === 0x65;

/**
 * Quotes integers of 16 and more digits outside of strings. Since version 3.0 Star Rail's hashes are 64-bit numbers; JSON.parse rounds
 * them, and every lookup would fail.
 */
export function quoteLongIntegers(json: string): string {
  let result = '';
  let copied = 0;
  for (let at = 0; at < json.length; at += 1) {
    const code = json.charCodeAt(at);
    if (code === quote) {
      at = endOfString(json, at);
    } else if ((code >= 0x30 && code <= 0x39) || code === 0x2d) {
      let end = at + 1;
      while (isNumberPart(json.charCodeAt(end))) end += 1;
      const text = json.slice(at, end);
      if (text.length > safeDigits && !/[.eE+]/.test(text)) {
        result += `${json.slice(copied, at)}"${text}"`;
        copied = end;
      }
      at = end - 1;
    }
  }
  return copied === 0 ? json : result + json.slice(copied);
}
