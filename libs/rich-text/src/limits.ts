// docs/behaviour/blog.md#rich-text; the reasons are in docs/security.md#markdown.

/** UTF-8 bytes of a text. */
export const maxMarkdownBytes = 256 * 1024;
/** The depth of nested quotes and lists. Parsing 64 KiB of nested quotes takes ten seconds. */
export const maxNesting = 100;
/** How long rendering one text may take. On a busy machine, even a short text can take more than a second. */
export const renderLimitMs = 3_000;
/** How long a thread may take to start, on a busy machine. */
export const startLimitMs = 20_000;
export const threadMegabytes = 256;
/** The second thread serves all others while the first one is busy with a slow text. */
export const maxThreads = 2;
/** How many texts may wait for a thread. */
export const maxWaiting = 200;
/** How long a text may wait for a thread. */
export const waitLimitMs = 10_000;
/** A thread without work ends after this time. */
export const idleMs = 60_000;
