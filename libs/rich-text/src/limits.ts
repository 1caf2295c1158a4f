// docs/behaviour/blog.md#rich-text; the reasons are in docs/security.md#markdown.

/** UTF-8 bytes of a text. */
export const maxMarkdownBytes = 256 * 1024;
/** Quotes and lists within each other. Parsing 64 KiB of nested quotes takes ten seconds. */
export const maxNesting = 100;
/** The time that one text may take. */
export const renderLimitMs = 1_000;
/** The time that a thread may take to start, on a busy machine. */
export const startLimitMs = 20_000;
export const threadMegabytes = 256;
/** The second thread serves everybody else while the first one is held up. */
export const maxThreads = 2;
/** Texts that may wait for a thread. */
export const maxWaiting = 200;
/** A thread without work ends after this time. */
export const idleMs = 60_000;
