const maxDepth = 4;
const maxTextLength = 1024 * 1024;

/**
 * The first text or number under one of these names, in an answer whose shape differs between builds. It also searches texts that contain
 * JSON. undefined if there is none.
 */
export function findValue(answer: unknown, names: readonly string[], depth = 0): string | number | undefined {
  if (depth > maxDepth) return undefined;
  if (typeof answer === 'string') return findValue(parseObject(answer), names, depth + 1);
  if (typeof answer !== 'object' || answer === null) return undefined;
  const fields = new Map<string, unknown>(Object.entries(answer));
  for (const name of names) {
    const value = fields.get(name);
    if (typeof value === 'number' || typeof value === 'string') return value;
  }
  for (const value of fields.values()) {
    const found = findValue(value, names, depth + 1);
    if (found !== undefined) return found;
  }
  return undefined;
}

function parseObject(text: string): unknown {
  if (text.length > maxTextLength || !text.startsWith('{')) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
