import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-variables.css';
import { readColorScheme } from '../../lib/color-scheme';
import { mantineTheme } from './mantine-theme';

/**
 * The area in which Mantine components may be used. Reading pages do not load it; interactive areas wrap themselves in it. Its variables
 * come from a stylesheet, because the content security policy allows no inline style element.
 */
export function MantineArea({ children }: { children: ReactNode }) {
  return (
    <MantineProvider
      theme={mantineTheme}
      defaultColorScheme="auto"
      withCssVariables={false}
      withGlobalClasses={false}
      withStaticClasses={false}
      colorSchemeManager={ourManager}
    >
      {children}
    </MantineProvider>
  );
}

// The scheme is in a cookie that the server reads, so Mantine must not store it elsewhere or use a different one.
const ourManager = {
  get: (fallback: 'light' | 'dark' | 'auto') => currentScheme() ?? fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

const currentScheme = () => (typeof document === 'undefined' ? null : readColorScheme(document.cookie));
