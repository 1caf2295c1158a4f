export const microseconds = () => Number(process.hrtime.bigint() / 1000n);

/** Counts events by their delay. */
export class Delays {
  heard = 0;
  /** Tenths of a millisecond, up to 20 seconds. */
  #histogram = new Uint32Array(200_000);

  /** @param {number} sentAt when the received event was sent, microseconds of this machine's clock */
  note(sentAt) {
    this.heard += 1;
    const tenths = Math.max(0, Math.round((microseconds() - sentAt) / 100));
    this.#histogram[Math.min(this.#histogram.length - 1, tenths)] += 1;
  }

  /** The events since the last call. */
  take() {
    const taken = { heard: this.heard, histogram: [] };
    this.#histogram.forEach((count, tenths) => {
      if (count > 0) taken.histogram.push([tenths, count]);
    });
    this.#histogram.fill(0);
    this.heard = 0;
    return taken;
  }
}
