import { statfs } from 'node:fs/promises';
import path from 'node:path';
import { createStream } from 'rotating-file-stream';

const megabyte = 1024 * 1024;

/** Of each process: 20 MB in use and four older files of that size, so 100 MB in all. */
export const logLimits = {
  fileBytes: 20 * megabyte,
  olderFiles: 4,
  /** Below this the rest of the disk belongs to the database. */
  minFreeBytes: 64 * megabyte,
  /** Lines that a slow disk may keep waiting in memory. */
  maxWaitingBytes: 4 * megabyte,
  /** How often free space is asked for, and how soon a file that could not be written is tried again. */
  retryMs: 5_000,
  closeLimitMs: 2_000,
};

const reasons = {
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  EROFS: 'the disk is read-only',
  EACCES: 'no permission to write',
};

/**
 * A log file that is rotated by size while it is written. Lines that cannot be written are dropped and counted: that is said once, and
 * again when writing goes on. Nothing here throws, so that a full disk never ends what is logged.
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
  /** @type {string | null} why lines are dropped now */
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

  /** @param {string} line without its line break */
  write(line) {
    if (this.#isClosed) return;
    if (this.#trouble !== null || this.#waitingBytes > this.#limits.maxWaitingBytes) {
      this.#dropped += 1;
      return;
    }
    this.#waiting.push(`${line}\n`);
    this.#waitingBytes += line.length + 1;
    this.#pump();
  }

  /** Writes what waits, at most for two seconds. */
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
      mode: 0o600,
    });
    stream.on('error', (error) => {
      if (stream === this.#stream) this.#giveUp(reasons[error.code] ?? error.message);
    });
    this.#stream = stream;
  }

  /** One write at a time, of all lines that came meanwhile: a system call for each line would cost the site its speed. */
  #pump() {
    if (this.#linesInFlight > 0) return;
    if (this.#waiting.length === 0 || this.#stream === null) return this.#isIdle();
    const lines = this.#waiting;
    this.#waiting = [];
    this.#waitingBytes = 0;
    this.#linesInFlight = lines.length;
    this.#stream.write(lines.join(''), (error) => {
      if (error) return;
      this.#linesInFlight = 0;
      void this.#checkSpace();
      this.#pump();
    });
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
      // A file system that does not say counts as roomy.
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
    const msg = `${dropped} lines or more are missing here: ${this.#trouble}`;
    const note = JSON.stringify({ level: 40, time: new Date().toISOString(), app: 'start', msg });
    // Begins with a line break: the last line before the trouble may be half there.
    stream.write(`\n${note}\n`, (error) => {
      if (error || stream !== this.#stream) return;
      this.#trouble = null;
      this.#dropped -= dropped;
      this.#say(`${this.#file} is written again; ${dropped} lines or more are missing in it.`);
    });
  }
}
