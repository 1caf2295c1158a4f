/** Stops the code under test at a point that the test inspects; closed at first. */
export class Gate {
  private readonly come = once();
  private way = once();

  /** Waits until the gate is open. */
  async pass(): Promise<void> {
    this.come.tell();
    await this.way.happened;
  }

  /** Resolves when the code under test reaches the gate. */
  reached(): Promise<void> {
    return this.come.happened;
  }

  open(): void {
    this.way.tell();
  }

  close(): void {
    this.way = once();
  }
}

function once() {
  let tell = () => {};
  const happened = new Promise<void>((resolve) => {
    tell = resolve;
  });
  return { happened, tell };
}
