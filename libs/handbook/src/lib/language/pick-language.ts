/** The first of the browser's languages that is offered; Chinese also by its script. Undefined if none is. */
export function pickLanguage(
  offered: readonly { value: string; tag: string }[],
  wanted: readonly string[],
): string | undefined {
  for (const tag of wanted) {
    const match = offered.find((one) => one.tag !== '' && isSame(one.tag, tag));
    if (match) return match.value;
  }
  return undefined;
}

function isSame(one: string, other: string): boolean {
  try {
    const [first, second] = [new Intl.Locale(one).maximize(), new Intl.Locale(other).maximize()];
    return first.language === second.language && first.script === second.script;
  } catch {
    return false; // Not a language tag.
  }
}
