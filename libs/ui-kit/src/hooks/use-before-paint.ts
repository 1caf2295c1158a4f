import { useEffect, useLayoutEffect } from 'react';

/**
 * An effect that runs before the browser paints and before the effects of children. On the server it does nothing and avoids React's
 * warning about layout effects.
 */
export const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;
