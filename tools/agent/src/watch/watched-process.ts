/** The game server's process, started or found by the agent. */
export interface WatchedProcess {
  /** For the operator, such as "process grasscutter.jar". */
  title: string;
  /** The present pid; null while the process does not run. */
  findPid: () => Promise<number | null>;
}
