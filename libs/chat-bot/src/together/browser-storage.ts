type Kind = 'localStorage' | 'sessionStorage';

/** A value that this code stored as JSON, or null. It may be anything: validate it. Never throws, also where storage is forbidden. */
export function readStored(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(window[kind].getItem(name) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; null removes it. Full or forbidden storage stores nothing. */
export function writeStored(kind: Kind, name: string, value: unknown): void {
  try {
    if (value === null) window[kind].removeItem(name);
    else window[kind].setItem(name, JSON.stringify(value));
  } catch {
    return;
  }
}
