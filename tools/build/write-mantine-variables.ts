// Writes libs/ui-kit/src/together/mantine/mantine-variables.css from the theme. Run: npx tsx tools/build/write-mantine-variables.ts
import { convertCssVariables, DEFAULT_THEME, defaultCssVariablesResolver, mergeMantineTheme } from '@mantine/core';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
// No door of ui-kit exports the theme, because only this script and ui-kit itself need it.
// eslint-disable-next-line @nx/enforce-module-boundaries
import { mantineTheme } from '../../libs/ui-kit/src/together/mantine/mantine-theme';

const theme = mergeMantineTheme(DEFAULT_THEME, mantineTheme);
const css = convertCssVariables(defaultCssVariablesResolver(theme), ':root');
const target = fileURLToPath(new URL('../../libs/ui-kit/src/together/mantine/mantine-variables.css', import.meta.url));
writeFileSync(target, `/* Generated from mantine-theme.ts by tools/build/write-mantine-variables.ts. */\n${css}\n`);
