const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const levelNames = { 40: 'WARN ', 50: 'ERROR', 60: 'FATAL' };
const warningLevel = levels.warn;

/**
 * One line of a process as the terminal shows it, or null if it belongs only in the log file. JSON lines below warning stay in the file
 * unless they report progress; text that is not JSON (a crash, a usage message) is always shown.
 * @param {string} name of the process
 * @param {string} line
 * @param {{isDev?: boolean}} [options] with live reload, plain output is shown, too
 */
export function presentLine(name, line, { isDev = false } = {}) {
  if (line.trim() === '') return null;
  const entry = parseEntry(line);
  // A process begins the reason of a failed start with its name.
  if (entry === null) return `${name} │ ${line.startsWith(`${name}: `) ? line.slice(name.length + 2) : line}`;
  if (entry.level < warningLevel) {
    return entry.msg && (isDev || entry.isProgress === true) ? `${name} │ ${entry.msg}` : null;
  }
  const error = entry.err?.message ?? entry.error?.message ?? (typeof entry.error === 'string' ? entry.error : '');
  const request = entry.requestId ?? entry.reqId;
  const parts = [entry.msg, error && error !== entry.msg ? error : '', request ? `(request ${request})` : ''];
  return `${name} │ ${levelNames[entry.level] ?? 'WARN '} ${parts.filter(Boolean).join(' — ')}`;
}

/**
 * A line that a process wants the operator to see in the banner: a JSON line with a text in `banner`,
 * such as the first admin's password.
 * @param {string} line
 * @returns {string | null}
 */
export function findBannerText(line) {
  const banner = parseEntry(line)?.banner;
  return typeof banner === 'string' ? banner : null;
}

/** The line for the log file, without its banner text, which may be a password. */
export function withoutBanner(line) {
  const entry = parseEntry(line);
  if (entry === null || entry.banner === undefined) return line;
  return JSON.stringify({ ...entry, banner: '[shown once]' });
}

const quietStart = /^\{"level":(?:10|20|30|"trace"|"debug"|"info"),/;
const quietStartLength = '{"level":"debug",'.length;
const notableKey = /"(?:banner|isProgress)":/;

/**
 * Whether lines belong only in the log file, decided without parsing: a busy site writes tens of thousands in a second.
 * @param {string} lines joined by line breaks
 */
export function isForFileOnly(lines) {
  if (notableKey.test(lines)) return false;
  let start = 0;
  while (quietStart.test(lines.slice(start, start + quietStartLength))) {
    const end = lines.indexOf('\n', start);
    if (end === -1) return true;
    start = end + 1;
  }
  return false;
}

function parseEntry(line) {
  if (!line.startsWith('{')) return null;
  try {
    const entry = JSON.parse(line);
    // pino writes levels as numbers or, if configured, as names.
    const level = typeof entry.level === 'string' ? levels[entry.level] : entry.level;
    return typeof level === 'number' ? { ...entry, level } : null;
  } catch {
    return null;
  }
}
