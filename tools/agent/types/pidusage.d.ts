// The package ships no types. These are only the parts that we use.
declare module 'pidusage' {
  interface Reading {
    /** Bytes. */
    memory: number;
    /** Milliseconds of processor time since its start. */
    ctime: number;
    /** Milliseconds since its start. */
    elapsed: number;
  }
  /** Leaves out processes that have ended; rejects if all have ended. */
  function pidusage(pids: number[]): Promise<Record<string, Reading | undefined>>;
  namespace pidusage {
    /** Closes the resources that it keeps open between calls. */
    function clear(): void;
  }
  export default pidusage;
}
