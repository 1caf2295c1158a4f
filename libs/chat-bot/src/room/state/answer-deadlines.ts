/** If no answer comes for this long, sending counts as failed. A retry is safe, because the host recognises the message by its nonce. */
const answerWithinMs = 10_000;

/** The time limits of sent messages, by nonce. */
export class AnswerDeadlines {
  private readonly timers = new Map<string, ReturnType<typeof setTimeout>>();

  constructor(private readonly onLate: (nonce: string) => void) {}

  start(nonce: string): void {
    this.end(nonce);
    const late = () => {
      this.timers.delete(nonce);
      this.onLate(nonce);
    };
    this.timers.set(nonce, setTimeout(late, answerWithinMs));
  }

  end(nonce: string): void {
    clearTimeout(this.timers.get(nonce));
    this.timers.delete(nonce);
  }

  endAll(): void {
    for (const nonce of [...this.timers.keys()]) this.end(nonce);
  }
}
