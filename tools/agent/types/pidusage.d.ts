// The package ships no types; only what is used here.
declare module 'pidusage' {
  interface Reading {
    /** Bytes. */
    memory: number;
    /** Milliseconds of processor time since its start. */
    ctime: number;
    /** Milliseconds since its start. */
    elapsed: number;
  }
  /** Leaves out processes that are gone; rejects when all are. */
  function pidusage(pids: number[]): Promise<Record<string, Reading | undefined>>;
  namespace pidusage {
    /** Closes what it keeps open between calls. */
    function clear(): void;
  }
  export default pidusage;
}
