/** Listeners of one event. A listener that throws does not stop the others. */
export class Listeners<Value> {
  private readonly all = new Set<(value: Value) => void>();

  constructor(private readonly onFailure: (error: unknown) => void) {}

  /** Calls `listener` until the returned function is called. */
  add(listener: (value: Value) => void): () => void {
    this.all.add(listener);
    return () => this.all.delete(listener);
  }

  notify(value: Value): void {
    for (const listener of this.all) {
      try {
        listener(value);
      } catch (error) {
        this.onFailure(error);
      }
    }
  }
}
