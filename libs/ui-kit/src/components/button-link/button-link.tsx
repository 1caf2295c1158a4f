import type { SiteLinkProps } from '../site-link/site-link';
import { SiteLink } from '../site-link/site-link';
import classes from './button.module.css';

export type ButtonTone = 'primary' | 'plain';

/** Class names of a button, for elements that are not ours to render. */
export const buttonClass = (tone: ButtonTone = 'plain') =>
  tone === 'primary' ? `${classes.button} ${classes.primary}` : classes.button;

export interface ButtonLinkProps extends SiteLinkProps {
  /** Default plain; one primary on a screen. */
  tone?: ButtonTone;
}

/** A link on this site that looks like a button. */
export function ButtonLink({ tone, className, ...rest }: ButtonLinkProps) {
  return <SiteLink className={[buttonClass(tone), className].filter(Boolean).join(' ')} {...rest} />;
}
