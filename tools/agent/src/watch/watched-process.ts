/** The game server's process, however it is found. */
export interface WatchedProcess {
  /** For the operator, such as "process grasscutter.jar". */
  title: string;
  /** Its pid now; null while it does not run. */
  findPid: () => Promise<number | null>;
}
