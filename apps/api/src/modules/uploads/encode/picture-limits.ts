/** Limits of uploaded pictures (docs/behaviour/blog.md#uploads). */
export const pictureLimits = {
  /** The file as it is sent. */
  maxBytes: 10 * 1024 * 1024,
  /** Of all frames together, before anything is decoded: a few kilobytes can hold hundreds of megapixels. */
  maxPixels: 40_000_000,
  /** Of an animated picture with more frames or pixels only the first frame is stored. */
  maxFrames: 100,
  maxMovingPixels: 20_000_000,
  /** The limit for decoding and encoding together. */
  timeoutMs: 8_000,
  /** The limit of the process that decodes. */
  maxMemoryBytes: 700 * 1024 * 1024,
} as const;

/** Longest side of each size, in pixels. Smaller pictures are not enlarged. */
export const pictureSizes = { thumbnail: 400, small: 1000, original: 3200 } as const;
export type PictureSize = keyof typeof pictureSizes;
export const pictureSizeNames = ['thumbnail', 'small', 'original'] as const satisfies readonly PictureSize[];

/** The output of the encoding process. */
export type PictureResult =
  | { kind: 'encoded'; width: number; height: number; isMoving: boolean }
  | { kind: 'refused'; reason: 'format' | 'pixels' | 'broken' | 'memory' };
