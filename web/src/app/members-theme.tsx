import { createTheme, MantineProvider, type MantineColorsTuple } from '@mantine/core';
import '@mantine/core/styles/default-css-variables.css';
import type { ReactNode } from 'react';
import { useStore } from '../lib/store.js';
import { colorScheme } from '../lib/theme/color-scheme.js';
import './mantine-tokens.css';

const maroon: MantineColorsTuple = [
  '#fbeceb',
  '#f2d6d4',
  '#e4aba8',
  '#d67e7a',
  '#c95a55',
  '#b1403f',
  '#942c32',
  '#7a1f2b',
  '#651722',
  '#4d0f18',
];

const theme = createTheme({
  colors: { maroon },
  primaryColor: 'maroon',
  primaryShade: { light: 7, dark: 4 },
  fontFamily: 'var(--font-text)',
  headings: { fontFamily: 'var(--font-title)', fontWeight: '600' },
  defaultRadius: 'md',
  respectReducedMotion: true,
});

/** Mantine for what is lazily loaded; colours come from the same tokens as everything else. */
export function MembersTheme({ children }: { children: ReactNode }) {
  return (
    <MantineProvider theme={theme} forceColorScheme={useStore(colorScheme)}>
      {children}
    </MantineProvider>
  );
}
