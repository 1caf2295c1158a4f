import { createTheme } from '@mantine/core';
import type { MantineColorsTuple } from '@mantine/core';

// Night blues from paper to sky: Mantine's primary colour, so that its components match our palette.
const night: MantineColorsTuple = [
  '#eef1fa',
  '#d5dbec',
  '#a9b4d3',
  '#7f8dbb',
  '#5d6da6',
  '#47589a',
  '#3a4b91',
  '#2a3a78',
  '#1a2342',
  '#0a0f1e',
];

/** Mantine with the site's look; sizes and radius are the tokens of tokens.css. */
export const mantineTheme = createTheme({
  colors: { night },
  primaryColor: 'night',
  primaryShade: { light: 6, dark: 3 },
  fontFamily: 'var(--sh-font)',
  fontFamilyMonospace: 'var(--sh-font-mono)',
  defaultRadius: 'md',
  radius: { xs: '0.75rem', sm: '0.75rem', md: '0.75rem', lg: '0.75rem', xl: '0.75rem' },
  respectReducedMotion: true,
});
