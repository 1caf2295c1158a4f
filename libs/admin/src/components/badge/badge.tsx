import type { ReactNode } from 'react';
import layout from '../staff-layout/staff-layout.module.css';

export interface BadgeProps {
  /** Default plain. */
  tone?: 'ok' | 'warn' | 'error';
  children: ReactNode;
}

/** One word about the state of something. */
export function Badge({ tone, children }: BadgeProps) {
  return (
    <span className={layout.badge} data-tone={tone}>
      {children}
    </span>
  );
}
