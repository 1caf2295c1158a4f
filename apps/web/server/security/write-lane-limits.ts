/** Enough for forms that wait for a slow host, and few enough that pages are rendered in between. */
export const writeLaneLimits = {
  atOnce: 12,
  atOncePerAddress: 4,
  maxWaiting: 500,
  maxWaitMs: 20_000,
  handlerLimitMs: 60_000,
  body: { timeoutMs: 5_000, maxBytes: 64 * 1024 },
};

/** The pages that take pictures and long texts, also as the script asks for them (docs/behaviour/blog.md#uploads). */
const uploadPath = /^\/blog\/(?:create|upload|edit\/[\w-]{1,64})(?:\.data)?$/;

/** A picture of 10 MiB with a whole post. It must arrive before the server's own limit of a request, 30 seconds. */
export const uploadLimits = {
  isUploadPath: (path: string): boolean => uploadPath.test(path),
  atOnce: 4,
  maxBytes: 12 * 1024 * 1024,
  timeoutMs: 25_000,
};
