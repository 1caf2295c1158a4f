import { forwardRef } from 'react';
import type { HTMLAttributes, ReactNode } from 'react';
import classes from './error-panel.module.css';

export interface ErrorPanelProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** The heading, with the specification's text. */
  title: string;
  /** What happened and what the visitor can do. */
  message?: ReactNode;
  /** Small print for a report to the operator, such as the request id. */
  detail?: string;
  /** Retry and way back, as links or forms, so that they work without JavaScript. */
  children?: ReactNode;
  /** Heading level: 1 if the panel is the whole page, default 2. */
  level?: 1 | 2;
}

/** Replaces the content of a page, or of a part of it, after a failure. */
export const ErrorPanel = forwardRef<HTMLElement, ErrorPanelProps>(function ErrorPanel(
  { title, message, detail, children, level = 2, className, ...rest },
  ref,
) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <section
      ref={ref}
      role={level === 2 ? 'alert' : undefined}
      {...rest}
      className={[classes.panel, className].filter(Boolean).join(' ')}
    >
      <LanternOut />
      <Heading>{title}</Heading>
      {message ? <p className={classes.message}>{message}</p> : null}
      {children ? <div className={classes.actions}>{children}</div> : null}
      {detail ? <p className={classes.detail}>{detail}</p> : null}
    </section>
  );
});

/** A drawing of an unlit lantern. */
function LanternOut() {
  return (
    <svg
      className={classes.icon}
      viewBox="0 0 64 64"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M32 4v8m-9 0h18l3 8H20zM20 20h24l-3 28H23zM23 48h18l2 6H21z" strokeLinejoin="round" />
      <path d="M27 34c3-3 7 3 10 0" strokeLinecap="round" />
    </svg>
  );
}
