import { LineIcon, scriptsOnly } from '@starhaven/ui-kit';
import type { ReactNode } from 'react';
import { createElement, useEffect, useState } from 'react';
import classes from './markdown-toolbar.module.css';

export interface MarkdownToolbarProps {
  /** The id of the `<textarea>` with the Markdown. */
  fieldId: string;
}

/** Each tool by its name in the library; it applies to the selected text, or to the word at the caret. */
const tools: readonly [style: string, label: string, sign: ReactNode][] = [
  ['header-2', 'Heading', 'H'],
  ['bold', 'Bold', <b key="b">B</b>],
  ['italic', 'Italic', <i key="i">I</i>],
  ['quote', 'Quote', drawing('M4 5v14M9 8h11M9 12h11M9 16h7')],
  ['code', 'Code', drawing('m8 7-5 5 5 5M16 7l5 5-5 5')],
  ['link', 'Link', drawing('M10 14a4 4 0 0 0 6 0l3-3a4 4 0 0 0-6-6l-1 1M14 10a4 4 0 0 0-6 0l-3 3a4 4 0 0 0 6 6l1-1')],
  ['unordered-list', 'Bulleted list', drawing('M9 6h11M9 12h11M9 18h11M4 6h.01M4 12h.01M4 18h.01')],
  ['ordered-list', 'Numbered list', drawing('M10 6h10M10 12h10M10 18h10M4 5l1-1v4M4 16h2l-2 4h2')],
];

function drawing(path: string) {
  return (
    <LineIcon size={18} key={path}>
      <path d={path} />
    </LineIcon>
  );
}

/**
 * Buttons that format the Markdown of a field. They are disabled until their code is loaded, and need scripts. The custom element
 * `markdown-toolbar` finds the buttons by `data-md-button`, moves the focus with the arrow keys, and writes so that the browser can undo it.
 */
export function MarkdownToolbar({ fieldId }: MarkdownToolbarProps) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  useEffect(() => {
    let isGone = false;
    import('@github/markdown-toolbar-element').then(
      () => isGone || setState('ready'),
      () => isGone || setState('failed'),
    );
    return () => {
      isGone = true;
    };
  }, []);
  // Without the tools the field still takes Markdown.
  if (state === 'failed') return null;
  return createElement(
    'markdown-toolbar',
    {
      for: fieldId,
      class: `${classes.toolbar} ${scriptsOnly}`,
      'aria-label': 'Formatting',
      'aria-controls': fieldId,
    },
    tools.map(([style, label, sign]) => (
      <button
        key={style}
        type="button"
        data-md-button={style}
        disabled={state === 'loading'}
        aria-label={label}
        title={label}
      >
        {sign}
      </button>
    )),
  );
}
