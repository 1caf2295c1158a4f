import type { CSSProperties } from 'react';
import type { Tone } from '../lib/servers/status-tone';
import classes from './status-mark.module.css';

const colors: Record<Tone, string> = {
  ok: 'var(--sh-ok)',
  warn: 'var(--sh-warn)',
  error: 'var(--sh-error)',
  none: 'var(--sh-muted)',
};

export const toneStyle = (tone: Tone): CSSProperties => ({ '--tone': colors[tone] });

/** A state as a colour and a text. */
export function StatusMark({ tone, children }: { tone: Tone; children: string }) {
  return (
    <span className={classes.mark} style={toneStyle(tone)}>
      <span className={classes.dot} data-tone={tone} aria-hidden="true" />
      {children}
    </span>
  );
}
