/** The examples of the CommonMark specification. */
declare module 'commonmark-spec' {
  export interface CommonMarkExample {
    /** Tabs are arrows. */
    markdown: string;
    html: string;
    section: string;
    number: number;
  }
  export const text: string;
  export const tests: CommonMarkExample[];
}
