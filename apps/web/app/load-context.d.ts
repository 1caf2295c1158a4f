import '@remix-run/node';

declare module '@remix-run/node' {
  /**
   * What only the launcher gives loaders and actions (`server/services`); under plain remix-serve there is none of it. The libs declare
   * their services themselves, and read them with `serviceOf`.
   */
  interface AppLoadContext {
    nonce?: string;
    requestId?: string;
    /** Hands the rendered page to the launcher; false if the launcher wants the page in the response instead. */
    takePage?: (html: string) => boolean;
    reportError?: (error: unknown) => void;
  }
}
