import { useEffect, useLayoutEffect } from 'react';

/**
 * An effect that runs before the browser paints and before the effects of children. On the server it does nothing, without React's warning
 * of a layout effect.
 */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
