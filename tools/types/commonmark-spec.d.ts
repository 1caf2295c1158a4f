/** The examples of the CommonMark specification. */
declare module 'commonmark-spec' {
  export interface CommonMarkExample {
    /** Each tab is written as the character →. */
    markdown: string;
    html: string;
    section: string;
    number: number;
  }
  export const text: string;
  export const tests: CommonMarkExample[];
}
