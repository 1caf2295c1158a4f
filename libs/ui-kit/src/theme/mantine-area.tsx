import { MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import './mantine-variables.css';
import { mantineTheme } from './mantine-theme';

/**
 * Where Mantine components may be used. Reading pages do without it and save its weight; interactive areas wrap
 * themselves. Its variables come from a stylesheet because the content security policy allows no inline style element.
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

// The scheme lives in a cookie that the server reads; Mantine must neither store it elsewhere nor fall out of step.
const ourManager = {
  get: (fallback: 'light' | 'dark' | 'auto') => currentScheme() ?? fallback,
  set: () => {},
  subscribe: () => {},
  unsubscribe: () => {},
  clear: () => {},
};

function currentScheme(): 'light' | 'dark' | null {
  if (typeof document === 'undefined') return null;
  const match = /(?:^|;\s*)color-scheme=(light|dark)/.exec(document.cookie);
  return match ? (match[1] as 'light' | 'dark') : null;
}
