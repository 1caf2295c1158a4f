import { useRef } from 'react';
import type { MouseEvent } from 'react';
import type { PostView } from '../../lib/reading/post-page.server';
import classes from './post-body.module.css';
import { useCodeCopy } from './use-code-copy';

export interface PostBodyProps {
  body: PostView['body'];
  onClick: (event: MouseEvent) => void;
}

/** The rendered text of a post. What cannot be laid out is shown as it was written. */
export function PostBody({ body, onClick }: PostBodyProps) {
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
  // Sanitized by the one pipeline, on our own host or in render-body.server.ts; the listener only opens links of pictures in place.
  return <div ref={element} className={classes.body} onClick={onClick} dangerouslySetInnerHTML={{ __html: html }} />;
}
