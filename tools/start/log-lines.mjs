const levels = { trace: 10, debug: 20, info: 30, warn: 40, error: 50, fatal: 60 };
const levelNames = { 40: 'WARN ', 50: 'ERROR', 60: 'FATAL' };
const warningLevel = levels.warn;

/**
 * One line of a process as the terminal shows it, or null when it belongs in the log file only.
 * JSON lines below warning stay in the file unless they tell of progress; text that is not JSON (a crash, a usage message) is always shown.
 * @param {string} name of the process
 * @param {string} line
 * @param {{isDev?: boolean}} [options] with live reload, plain output is shown too
 */
export function presentLine(name, line, { isDev = false } = {}) {
  if (line.trim() === '') return null;
  const entry = parseEntry(line);
  if (entry === null) return `${name} │ ${line}`;
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

/** What the log file keeps: the line without its banner text, which may be a password. */
export function withoutBanner(line) {
  const entry = parseEntry(line);
  if (entry === null || entry.banner === undefined) return line;
  return JSON.stringify({ ...entry, banner: '[shown once]' });
}

function parseEntry(line) {
  if (!line.startsWith('{')) return null;
  try {
    const entry = JSON.parse(line);
    // pino writes levels as numbers or, when told so, as names.
    const level = typeof entry.level === 'string' ? levels[entry.level] : entry.level;
    return typeof level === 'number' ? { ...entry, level } : null;
  } catch {
    return null;
  }
}
