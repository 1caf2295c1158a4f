/** What hkrpg-go's `/api` makes of a line: the number of its command and the options that go with it. */
export interface HkrpgCall {
  cmd: string;
  options: Record<string, string>;
}

const amount = /^[1-9]\d{0,8}$/;

/**
 * The call that runs this line, null for what the interface has no call for: it runs no line as such, but fills its options
 * into four lines of its own, separated by single spaces, and an empty option there is a wrong argument. So what may be left
 * out at the end of a line is sent here, and `all` goes as an id, because old builds take the option `all` of the same number
 * for "finish all missions".
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
  // It makes 0 of a level that is too high.
  if (what.toLowerCase() === 'worldlevel' && /^[0-6]$/.test(value))
    return { cmd: '1001', options: { world_level: value } };
  if (what.toLowerCase() === 'jumpmission' && /^[01]$/.test(value)) return { cmd: '1007', options: { is: value } };
  return null;
}
