import type {} from 'react';

declare module 'react' {
  interface CSSProperties {
    /** Variables of our stylesheets, such as `--accent`. */
    [name: `--${string}`]: string | number | undefined;
  }
}
