import type { HTMLAttributes } from 'react';
import classes from './parts.module.css';

/** A part of a page of the dashboard. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={[classes.card, className].filter(Boolean).join(' ')} {...rest} />;
}
