import type { ReactNode } from 'react';

export interface LineIconProps {
  /** In pixels; the drawing itself has 24 × 24 units. Default 20. */
  size?: number;
  /** Line width, in units of the drawing. Default 2. */
  weight?: number;
  className?: string;
  children: ReactNode;
}

/** A line icon in the colour of the text. Screen readers skip it, because the control around it has a name. */
export function LineIcon({ size = 20, weight = 2, className, children }: LineIconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={weight}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}
