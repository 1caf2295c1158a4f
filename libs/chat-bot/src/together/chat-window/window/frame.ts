/** Position and size of the window, in CSS pixels. */
export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Viewport {
  width: number;
  height: number;
}

/** The corner that a resize moves; the opposite corner stays. */
export type Corner = 'top-left' | 'bottom-right';

// docs/behaviour/chat.md#chat-widget
const firstSize = { width: 400, height: 500 };
const minimum = { width: 300, height: 200 };
/** Above the two buttons, with a distance to the edges. */
const firstDistance = { right: 16, bottom: 76 };

const between = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

/** The window's first position: at the lower right, above its buttons. */
export function firstFrame(viewport: Viewport): Frame {
  return fitFrame(
    {
      ...firstSize,
      left: viewport.width - firstSize.width - firstDistance.right,
      top: viewport.height - firstSize.height - firstDistance.bottom,
    },
    viewport,
  );
}

/** Fits the frame into the viewport: the wanted size, but not below the minimum unless the viewport itself is smaller. */
export function fitFrame(frame: Frame, viewport: Viewport): Frame {
  const width = Math.min(Math.max(frame.width, minimum.width), viewport.width);
  const height = Math.min(Math.max(frame.height, minimum.height), viewport.height);
  return {
    width,
    height,
    left: between(frame.left, 0, viewport.width - width),
    top: between(frame.top, 0, viewport.height - height),
  };
}

export function moveFrame(frame: Frame, x: number, y: number, viewport: Viewport): Frame {
  return fitFrame({ ...frame, left: frame.left + x, top: frame.top + y }, viewport);
}

/** Moves one corner by x and y. It stops at the limits of the size and the viewport; the opposite corner never moves. */
export function resizeFrame(frame: Frame, corner: Corner, x: number, y: number, viewport: Viewport): Frame {
  const right = frame.left + frame.width;
  const bottom = frame.top + frame.height;
  if (corner === 'bottom-right') {
    const width = between(frame.width + x, minimum.width, viewport.width - frame.left);
    const height = between(frame.height + y, minimum.height, viewport.height - frame.top);
    return fitFrame({ ...frame, width, height }, viewport);
  }
  const left = between(frame.left + x, 0, Math.max(0, right - minimum.width));
  const top = between(frame.top + y, 0, Math.max(0, bottom - minimum.height));
  return fitFrame({ left, top, width: right - left, height: bottom - top }, viewport);
}

/** A stored frame, or null if the value is not one. */
export function toFrame(stored: unknown): Frame | null {
  if (typeof stored !== 'object' || stored === null) return null;
  // The cast claims nothing about the fields; they are checked below.
  const { left, top, width, height } = stored as Partial<Record<keyof Frame, unknown>>;
  const numbers = [left, top, width, height];
  if (!numbers.every((value): value is number => typeof value === 'number' && Number.isFinite(value))) return null;
  const [l = 0, t = 0, w = 0, h = 0] = numbers;
  return { left: l, top: t, width: w, height: h };
}
