import type { RefObject } from 'react';
import { useEffect } from 'react';

/** How long the label says “Copied”, in milliseconds (docs/behaviour/blog.md#post-page). */
const labelMs = 2_000;

/** Adds a copy button to every code block of the rendered body. */
export function useCodeCopy(body: RefObject<HTMLElement | null>, html: string): void {
  useEffect(() => {
    const blocks = [...(body.current?.querySelectorAll<HTMLElement>('[data-code]') ?? [])];
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const buttons = blocks.map((block) => {
      const button = document.createElement('button');
      button.type = 'button';
      button.dataset.copy = '';
      button.textContent = 'Copy';
      button.setAttribute('aria-live', 'polite');
      const say = (label: string) => {
        button.textContent = label;
        const timer = setTimeout(() => {
          button.textContent = 'Copy';
          timers.delete(timer);
        }, labelMs);
        timers.add(timer);
      };
      button.addEventListener('click', () => {
        const text = block.querySelector('pre')?.textContent ?? '';
        // A page without https has no clipboard.
        const copied = navigator.clipboard?.writeText(text) ?? Promise.reject(new Error('no clipboard'));
        copied.then(
          () => say('Copied!'),
          () => say('Not copied'),
        );
      });
      block.append(button);
      return button;
    });
    return () => {
      timers.forEach(clearTimeout);
      buttons.forEach((button) => button.remove());
    };
  }, [body, html]);
}
