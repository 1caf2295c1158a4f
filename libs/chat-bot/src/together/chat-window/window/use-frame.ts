import { readStored, writeStored } from '@starhaven/ui-kit';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Corner, Frame, Viewport } from './frame';
import { firstFrame, fitFrame, moveFrame, resizeFrame, toFrame } from './frame';

const storageKey = 'starhaven-chat-frame';
/** How far an arrow key moves the window, in CSS pixels; `smallKeyStep` is for exact placing with Shift. */
const keyStep = 24;
const smallKeyStep = 4;

type Change = (frame: Frame, x: number, y: number, viewport: Viewport) => Frame;

const viewportNow = (): Viewport => ({
  width: document.documentElement.clientWidth,
  height: document.documentElement.clientHeight,
});

const arrows: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Position and size of the window, changed by pointer and arrow keys, kept inside the viewport and stored in this browser. */
export function useFrame() {
  const [frame, setFrame] = useState<Frame>(() => {
    const stored = toFrame(readStored('localStorage', storageKey));
    return stored ? fitFrame(stored, viewportNow()) : firstFrame(viewportNow());
  });
  const newest = useRef(frame);
  newest.current = frame;

  useEffect(() => {
    const onResize = () => setFrame((before) => fitFrame(before, viewportNow()));
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  const apply = useCallback((next: Frame, isFinal: boolean) => {
    newest.current = next;
    setFrame(next);
    if (isFinal) writeStored('localStorage', storageKey, next);
  }, []);

  /** The event handlers of an element that changes the frame. */
  const handle = (change: Change) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Buttons inside the element keep their own function.
      const isControl = event.target instanceof Element && event.target.closest('button, a') !== null;
      const isOwn =
        event.target instanceof Element && event.target.closest('[data-frame-handle]') === event.currentTarget;
      if (event.button !== 0 || (isControl && !isOwn)) return;
      const { currentTarget: element, pointerId, clientX, clientY } = event;
      const start = newest.current;
      element.setPointerCapture(pointerId);
      const onMove = (moved: globalThis.PointerEvent) => {
        if (moved.pointerId !== pointerId) return;
        apply(change(start, moved.clientX - clientX, moved.clientY - clientY, viewportNow()), false);
      };
      const onEnd = (ended: globalThis.PointerEvent) => {
        if (ended.pointerId !== pointerId) return;
        element.removeEventListener('pointermove', onMove);
        element.removeEventListener('pointerup', onEnd);
        element.removeEventListener('pointercancel', onEnd);
        apply(newest.current, true);
      };
      element.addEventListener('pointermove', onMove);
      element.addEventListener('pointerup', onEnd);
      element.addEventListener('pointercancel', onEnd);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const arrow = arrows[event.key];
      const isOwn = event.target instanceof Element && event.target.closest('[data-frame-handle]') !== null;
      if (!arrow || !isOwn || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      const step = event.shiftKey ? smallKeyStep : keyStep;
      apply(change(newest.current, arrow[0] * step, arrow[1] * step, viewportNow()), true);
    },
  });
  return {
    frame,
    moving: handle(moveFrame),
    resizing: (corner: Corner) => handle((before, x, y, viewport) => resizeFrame(before, corner, x, y, viewport)),
  };
}
