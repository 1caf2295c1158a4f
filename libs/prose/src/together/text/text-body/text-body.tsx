import { useRef } from 'react';
import type { MouseEvent } from 'react';
import type { ShownText } from '../../../lib/shown-text';
import classes from './text-body.module.css';
import { useCodeCopy } from './use-code-copy';

export interface TextBodyProps {
  body: ShownText;
  /** Opens links of pictures in place, from `usePictures`. */
  onClick?: (event: MouseEvent) => void;
}

/** The rendered text of a member. A text that cannot be rendered is shown as it was written. */
export function TextBody({ body, onClick }: TextBodyProps) {
  const element = useRef<HTMLDivElement>(null);
  const html = body.kind === 'html' ? body.html : '';
  useCodeCopy(element, html);
  if (body.kind === 'plain') {
    return (
      <div className={classes.body}>
        <p>{body.reason}</p>
        <pre className={classes.plain} tabIndex={0}>
          {body.text}
        </pre>
      </div>
    );
  }
  // Sanitized by the rendering pipeline, on our own host or in render-text.server.ts; the listener only opens picture links in place.
  return <div ref={element} className={classes.body} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
