/** A file that is sent on while its bytes arrive, so that no process holds it whole. */
export class StreamedFile {
  constructor(
    readonly name: string,
    readonly type: string,
    /** Read once. Whoever gives the file reads what was not taken. */
    readonly bytes: AsyncIterable<Uint8Array>,
  ) {}
}
