type Kind = 'localStorage' | 'sessionStorage';

/** A stored JSON value, or null. It may be anything, so validate it. Never throws, even if storage is forbidden. */
export function readStored(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. If storage is full or forbidden, nothing is stored. */
export function writeStored(kind: Kind, name: string, value: unknown): void {
  try {
    if (value === null) window[kind].removeItem(name);
    else window[kind].setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}
