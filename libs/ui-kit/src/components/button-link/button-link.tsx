import { Link } from '@remix-run/react';
import type { LinkProps } from '@remix-run/react';
import classes from './button.module.css';

export type ButtonTone = 'primary' | 'plain';

/** Class names of a button, for elements that are not ours to render. */
export const buttonClass = (tone: ButtonTone = 'plain') =>
  tone === 'primary' ? `${classes.button} ${classes.primary}` : classes.button;

export interface ButtonLinkProps extends LinkProps {
  /** Default plain; one primary on a screen. */
  tone?: ButtonTone;
}

/** A link on this site that looks like a button; loads its page's data as soon as it is pointed at. */
export function ButtonLink({ tone, className, ...rest }: ButtonLinkProps) {
  return <Link prefetch="intent" className={[buttonClass(tone), className].filter(Boolean).join(' ')} {...rest} />;
}
