import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { createStream } from 'rotating-file-stream';

const megabyte = 1024 * 1024;

/** For each process: 20 MB in use and four older files of that size, so 100 MB in total. */
export const logLimits = {
  fileBytes: 20 * megabyte,
  olderFiles: 4,
  /** If less is free, the log stops: the rest of the disk belongs to the database. */
  minFreeBytes: 64 * megabyte,
  /** The maximum of bytes that wait in memory for a slow disk. */
  maxWaitingBytes: 4 * megabyte,
  /** How often free space is checked, and how soon a failed write is retried. */
  retryMs: 5_000,
  closeLimitMs: 2_000,
};

/** The maximum of bytes in one write, and at most a quarter of a file. Files are rotated between writes, so none grows much too large. */
const maxWriteBytes = megabyte;

const reasons = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'no permission to write',
};

/**
 * A log file that is rotated by size while it is written. Lines that cannot be written are dropped and counted; this is reported once, and
 * again when writes resume. Nothing here throws, so that a full disk never ends the logged process.
 */
export class LogFile {
  #file;
  #say;
  #limits;
  #stream = null;
  /** @type {string[]} */
  #waiting = [];
  #waitingBytes = 0;
  #linesInFlight = 0;
  #dropped = 0;
  /** @type {string | null} why lines are being dropped */
  #trouble = null;
  #checkedAtMs = -Infinity;
  #timer;
  #isClosed = false;
  #isIdle = () => {};

  /**
   * @param {string} file
   * @param {{say: (line: string) => void, limits?: Partial<typeof logLimits>}} options
   */
  constructor(file, { say, limits = {} }) {
    this.#file = file;
    this.#say = say;
    this.#limits = { ...logLimits, ...limits };
    this.#open();
  }

  /** @param {string} line one line, or several lines separated by line breaks, without a line break at the end */
  write(line) {
    if (this.#isClosed) return;
    if (this.#trouble !== null || this.#waitingBytes > this.#limits.maxWaitingBytes) {
      this.#dropped += line.split('\n').length;
      return;
    }
    this.#waiting.push(`${line}\n`);
    this.#waitingBytes += line.length + 1;
    this.#pump();
  }

  /** Writes the waiting lines, for at most two seconds. */
  async close() {
    if (this.#isClosed) return;
    this.#isClosed = true;
    clearTimeout(this.#timer);
    let limit;
    const tooLong = new Promise((resolve) => (limit = setTimeout(resolve, this.#limits.closeLimitMs)));
    const written = new Promise((resolve) => (this.#isIdle = resolve));
    this.#pump();
    await Promise.race([written, tooLong]);
    const stream = this.#stream;
    if (stream !== null) await Promise.race([new Promise((resolve) => stream.end(resolve)), tooLong]);
    clearTimeout(limit);
  }

  #open() {
    const { fileBytes, olderFiles } = this.#limits;
    const stream = createStream(path.basename(this.#file), {
      path: path.dirname(this.#file),
      size: `${fileBytes}B`,
      rotate: olderFiles,
      // Five files of a month: so a quiet site stores nothing for years, as its privacy page says.
      interval: '1M',
      initialRotation: true,
      mode: 0o600,
    });
    stream.on('error', (error) => {
      if (stream === this.#stream) this.#giveUp(reasons[error.code] ?? error.message);
    });
    this.#stream = stream;
  }

  /** Writes one chunk at a time, with all lines that have arrived: one system call for each line would slow the site down. */
  #pump() {
    if (this.#linesInFlight > 0) return;
    if (this.#waiting.length === 0 || this.#stream === null) return this.#isIdle();
    const lines = this.#takeLines();
    this.#linesInFlight = lines.length;
    this.#stream.write(lines.join(''), (error) => {
      if (error) return;
      this.#linesInFlight = 0;
      void this.#checkSpace();
      this.#pump();
    });
  }

  /** The waiting lines, or the first of them if all are too much for one write. */
  #takeLines() {
    let lines = this.#waiting;
    const limit = Math.min(maxWriteBytes, this.#limits.fileBytes / 4);
    if (this.#waitingBytes <= limit) {
      this.#waiting = [];
      this.#waitingBytes = 0;
      return lines;
    }
    let bytes = 0;
    const end = lines.findIndex((line) => (bytes += line.length) > limit);
    lines = lines.splice(0, Math.max(1, end));
    this.#waitingBytes -= lines.reduce((sum, line) => sum + line.length, 0);
    return lines;
  }

  async #checkSpace() {
    if (performance.now() - this.#checkedAtMs < this.#limits.retryMs) return;
    this.#checkedAtMs = performance.now();
    if (this.#stream !== null && !(await this.#isRoomy())) {
      const megabytes = Math.round(this.#limits.minFreeBytes / megabyte);
      this.#giveUp(`less than ${megabytes} MB are free on the disk`);
    }
  }

  async #isRoomy() {
    try {
      const { bavail, bsize } = await statfs(path.dirname(this.#file));
      return bavail * bsize >= this.#limits.minFreeBytes;
    } catch {
      // A file system that reports no free space counts as having enough.
      return true;
    }
  }

  #giveUp(reason) {
    const stream = this.#stream;
    this.#stream = null;
    stream?.destroy();
    this.#dropped += this.#linesInFlight + this.#waiting.length;
    this.#linesInFlight = 0;
    this.#waiting = [];
    this.#waitingBytes = 0;
    if (this.#trouble === null) this.#say(`Lines for ${this.#file} are dropped: ${reason}.`);
    this.#trouble = reason;
    if (this.#isClosed) return this.#isIdle();
    this.#timer = setTimeout(() => void this.#tryAgain(), this.#limits.retryMs);
    this.#timer.unref();
  }

  async #tryAgain() {
    if (this.#isClosed) return;
    if (!(await this.#isRoomy())) return this.#giveUp(this.#trouble);
    const dropped = this.#dropped;
    this.#open();
    const stream = this.#stream;
    const msg = `at least ${dropped} lines are missing here: ${this.#trouble}`;
    const note = JSON.stringify({ level: 40, time: new Date().toISOString(), app: 'start', msg });
    // Starts with a line break, because the last line before the trouble may be incomplete.
    stream.write(`\n${note}\n`, (error) => {
      if (error || stream !== this.#stream) return;
      this.#trouble = null;
      this.#dropped -= dropped;
      this.#say(`${this.#file} is written again; at least ${dropped} lines are missing in it.`);
    });
  }
}
