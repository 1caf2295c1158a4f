import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Makes a text area as high as its text where the browser does not do it itself (`field-sizing` in the styles). */
export function useFittingHeight(field: RefObject<HTMLTextAreaElement>, text: string, isShown: boolean): void {
  useLayoutEffect(() => {
    const area = field.current;
    if (!area || (typeof CSS !== 'undefined' && CSS.supports?.('field-sizing', 'content'))) return;
    area.style.height = '';
    const borders = area.offsetHeight - area.clientHeight;
    if (isShown && text !== '') area.style.height = `${area.scrollHeight + borders}px`;
  }, [field, text, isShown]);
}
