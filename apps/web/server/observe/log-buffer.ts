import { write, writeSync } from 'node:fs';

export interface LogBufferOptions {
  /** File descriptor for the lines. */
  fd: number;
  /** Size of each of the two buffers. When both are full, lines are dropped until the file accepts writes again. */
  maxBytes?: number;
  /** Bytes that are collected before they are written. A write of 4 KB costs as much CPU as 25 cached pages. */
  gatherBytes?: number;
  /** Milliseconds after which fewer bytes are written, too. */
  gatherMs?: number;
}

/** Milliseconds before the next try after a write that the file did not accept. */
const retryMs = 100;

/**
 * A destination for pino that never blocks: neither a full disk nor a stopped reader delays a page. Lines go straight into a fixed buffer.
 * sonic-boom stores waiting lines as strings; on a busy server their garbage collection takes about 15 % of the CPU.
 */
export class LogBuffer {
  readonly #fd: number;
  readonly #gatherBytes: number;
  #filling: Buffer;
  #filled = 0;
  #writing: Buffer;
  /** Start of the part of `#writing` that is not yet written. */
  #from = 0;
  #to = 0;
  #isWriting = false;
  #whenEmpty: (() => void)[] = [];

  constructor({ fd, maxBytes = 512 * 1024, gatherBytes = 32 * 1024, gatherMs = 500 }: LogBufferOptions) {
    this.#fd = fd;
    this.#gatherBytes = gatherBytes;
    this.#filling = Buffer.allocUnsafe(maxBytes);
    this.#writing = Buffer.allocUnsafe(maxBytes);
    setInterval(() => this.flush(), gatherMs).unref();
  }

  write(line: string): void {
    // A UTF-16 unit takes at most three bytes, so only a line that may not fit is measured.
    const room = this.#filling.length - this.#filled;
    if (line.length * 3 > room && Buffer.byteLength(line) > room) return;
    this.#filled += this.#filling.write(line, this.#filled);
    if (this.#filled >= this.#gatherBytes) this.#begin();
  }

  /** Starts to write the collected lines; `done` is called when all of them are written. */
  flush(done?: () => void): void {
    if (done) this.#whenEmpty.push(done);
    this.#begin();
  }

  /** Writes the collected lines synchronously, as far as the file accepts them; for the last lines of a process. */
  flushSync(): void {
    // Another thread is writing these bytes at this moment; do not write them twice.
    if (this.#isWriting) return;
    try {
      while (this.#filled > 0) {
        const written = writeSync(this.#fd, this.#filling, 0, this.#filled);
        this.#filling.copyWithin(0, written, this.#filled);
        this.#filled -= written;
      }
    } catch {
      // There is no place left to report the failure.
    }
  }

  #begin(): void {
    if (this.#isWriting) return;
    if (this.#filled === 0) return void this.#whenEmpty.splice(0).forEach((done) => done());
    [this.#filling, this.#writing] = [this.#writing, this.#filling];
    [this.#from, this.#to, this.#filled] = [0, this.#filled, 0];
    this.#isWriting = true;
    this.#continue();
  }

  readonly #continue = (): void => {
    write(this.#fd, this.#writing, this.#from, this.#to - this.#from, null, (error, written) => {
      if (error) return void setTimeout(this.#continue, retryMs).unref();
      this.#from += written;
      if (this.#from < this.#to) return this.#continue();
      this.#isWriting = false;
      if (this.#filled >= this.#gatherBytes || this.#whenEmpty.length > 0) this.#begin();
    });
  };
}
