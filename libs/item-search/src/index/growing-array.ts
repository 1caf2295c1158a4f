/** A list of unsigned 32-bit numbers that grows. */
export class GrowingUint32 {
  values: Uint32Array;
  length = 0;

  constructor(capacity = 1024) {
    this.values = new Uint32Array(capacity);
  }

  push(value: number): void {
    if (this.length === this.values.length) {
      const larger = new Uint32Array(this.length * 2);
      larger.set(this.values);
      this.values = larger;
    }
    this.values[this.length++] = value;
  }

  includes(value: number, from: number): boolean {
    for (let at = from; at < this.length; at += 1) if (this.values[at] === value) return true;
    return false;
  }
}
