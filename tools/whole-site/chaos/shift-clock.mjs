import { readFileSync } from 'node:fs';

// Preloaded into every process and worker of the site under test: moves its wall clock by the milliseconds in a file, as an
// operator or a time server would. Timers and monotonic time do not change.
const file = process.env.CHAOS_CLOCK_FILE;
const RealDate = Date;
let shiftMs = 0;

if (file !== undefined) {
  const read = () => {
    try {
      shiftMs = Number(readFileSync(file, 'utf8')) || 0;
    } catch {
      // The file does not exist yet.
    }
  };
  read();
  setInterval(read, 200).unref();

  globalThis.Date = class Date extends RealDate {
    constructor(...args) {
      if (args.length === 0) super(RealDate.now() + shiftMs);
      else super(...args);
    }
    static now() {
      return RealDate.now() + shiftMs;
    }
  };
}
