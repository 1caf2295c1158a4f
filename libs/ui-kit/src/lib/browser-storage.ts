type Kind = 'localStorage' | 'sessionStorage';

/** A text in the browser's storage; null if there is none or the browser forbids storage. Never throws. */
export function readStoredText(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(name);
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. False if the storage is full or forbidden. Never throws. */
export function writeStoredText(kind: Kind, name: string, text: string | null): boolean {
  try {
    if (text === null) window[kind].removeItem(name);
    else window[kind].setItem(name, text);
    return true;
  } catch {
    return false;
  }
}

/** A stored JSON value, or null if there is none or it cannot be read. It may be anything, so validate it. Never throws. */
export function readStored(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(readStoredText(kind, name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. False if the storage is full or forbidden. Never throws. */
export const writeStored = (kind: Kind, name: string, value: unknown): boolean =>
  writeStoredText(kind, name, value === null ? null : JSON.stringify(value));
