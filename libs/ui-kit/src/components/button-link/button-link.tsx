import { forwardRef } from 'react';
import type { SiteLinkProps } from '../site-link/site-link';
import { SiteLink } from '../site-link/site-link';
import classes from './button.module.css';

/** `danger` is for the button that deletes or removes for good. A button that only opens its question is plain. */
export type ButtonTone = 'primary' | 'plain' | 'danger';

/** Class names of a button, for elements that other code renders. */
export const buttonClass = (tone: ButtonTone = 'plain') =>
  tone === 'plain' ? classes.button : `${classes.button} ${classes[tone]}`;

export interface ButtonLinkProps extends SiteLinkProps {
  /** Default plain; at most one primary on a screen. */
  tone?: ButtonTone;
}

/** A link on this site that looks like a button. */
export const ButtonLink = forwardRef<HTMLAnchorElement, ButtonLinkProps>(function ButtonLink(
  { tone, className, ...rest },
  ref,
) {
  return <SiteLink ref={ref} className={[buttonClass(tone), className].filter(Boolean).join(' ')} {...rest} />;
});
