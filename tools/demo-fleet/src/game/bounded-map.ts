/** A map that deletes its oldest entry when it is full. Writing an entry makes it the newest. Any text of a visitor may be a key. */
export class BoundedMap<Value> {
  private readonly entries = new Map<string, Value>();

  constructor(private readonly max: number) {}

  get(key: string): Value | undefined {
    return this.entries.get(key);
  }

  set(key: string, value: Value): void {
    this.entries.delete(key);
    this.entries.set(key, value);
    const [oldest] = this.entries.keys();
    if (this.entries.size > this.max && oldest !== undefined) this.entries.delete(oldest);
  }

  delete(key: string): boolean {
    return this.entries.delete(key);
  }

  clear(): void {
    this.entries.clear();
  }

  get size(): number {
    return this.entries.size;
  }

  list(): [string, Value][] {
    return [...this.entries];
  }
}
