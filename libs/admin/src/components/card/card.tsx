import type { HTMLAttributes } from 'react';
import classes from '../staff-layout/staff-layout.module.css';

/** A part of a page of the dashboard. */
export function Card({ className, ...rest }: HTMLAttributes<HTMLElement>) {
  return <section className={[classes.card, className].filter(Boolean).join(' ')} {...rest} />;
}
