import '@remix-run/node';

declare module '@remix-run/node' {
  /**
   * What only the launcher (`server/services`) passes to loaders and actions. Under plain remix-serve, these fields are missing. Each lib
   * declares its own services and reads them with `serviceOf`.
   */
  interface AppLoadContext {
    nonce?: string;
    requestId?: string;
    /** Hands the rendered page to the launcher; false if the launcher wants the page in the response instead. */
    takePage?: (html: string) => boolean;
    reportError?: (error: unknown) => void;
  }
}
