/** A line as a call of hkrpg-go's `/api`: the number of its command and its options. */
export interface HkrpgCall {
  cmd: string;
  options: Record<string, string>;
}

const amount = /^[1-9]\d{0,8}$/;

/**
 * The call that runs this line, or null if the interface has no such call. The interface does not run lines: it fills options into four
 * fixed lines, separated by single spaces, and refuses an empty option where it expects a number. So the amount, which is optional for
 * `give`, is always sent here. `all` is sent as an id, because old builds read the option `all` of the same number as "finish all
 * missions".
 */
export function readHkrpgLine(line: string): HkrpgCall | null {
  const [head = '', ...words] = line.trim().replace(/^\//, '').split(/\s+/);
  switch (head.toLowerCase()) {
    case 'give':
      return readGive(words);
    case 'relic':
      return readRelic(words);
    case 'set':
      return readSet(words);
    default:
      return null;
  }
}

function readGive([id = '', num = '1', ...more]: string[]): HkrpgCall | null {
  const isSound = /^(?:[a-z]+|\d+)$/.test(id) && amount.test(num) && more.length === 0;
  return isSound ? { cmd: '1004', options: { id, num } } : null;
}

function readRelic([id = '', num = '', level = '', main = '', sub = '', ...more]: string[]): HkrpgCall | null {
  if (id === 'all' && /^\d{0,2}$/.test(num) && level === '') return { cmd: '1005', options: { id, num } };
  const areNumbers = [id, num, main].every((word) => amount.test(word)) && /^\d{1,2}$/.test(level);
  const isSound = areNumbers && /^(?:\[\d+:\d+\])*$/.test(sub) && more.length === 0;
  return isSound ? { cmd: '1005', options: { id, num, level, main, sub } } : null;
}

function readSet([what = '', value = '', ...more]: string[]): HkrpgCall | null {
  if (more.length > 0) return null;
  // The server changes a level that is too high to 0.
  if (what.toLowerCase() === 'worldlevel' && /^[0-6]$/.test(value))
    return { cmd: '1001', options: { world_level: value } };
  if (what.toLowerCase() === 'jumpmission' && /^[01]$/.test(value)) return { cmd: '1007', options: { is: value } };
  return null;
}
