import type { CSSVariablesResolver, MantineThemeOverride } from '@mantine/core';
import { accent, blue, dark, darkTints, gray, green, orange, red, yellow } from './colors.ts';

/**
 * Every token of the look. Text: xs 12, sm 14 (work), md 16 (reading), lg 20 (section), 24 (page), xl 28. Space: xs 8 inside a
 * control group, sm 12, md 16 inside a card, lg 24 between cards, xl 40 between sections. Radius: sm 6 controls, md 10 cards, lg 12 sheets.
 *
 * The build writes them into the first style sheet as variables; the browser is sent their names (`commands/steps/web/unused-code.ts`).
 */
export const tokens = {
  colors: { gray, dark, accent, red, green, blue, yellow, orange },
  white: '#ffffff',
  black: '#12201d',
  fontFamily: "'Inter Variable', 'Inter Meanwhile', 'Inter Meanwhile 2', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.4', xl: '1.25' },
  fontWeights: { regular: '400', medium: '500', bold: '650' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.75rem', xl: '0.75rem' },
  headings: {
    fontWeight: '650',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.5rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.75rem', lineHeight: '1.4' },
    },
  },
} satisfies MantineThemeOverride;

/** What Mantine's own variables get wrong for AA, and the few of ours: lines, the ground behind the page, quiet and raised surfaces, quiet text, edges of controls. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--tenon-line': 'var(--mantine-color-gray-2)',
    '--tenon-surface': 'var(--mantine-color-gray-0)',
    '--tenon-raised': 'var(--mantine-color-white)',
    '--tenon-canvas': 'var(--mantine-color-gray-1)',
    '--tenon-quiet': 'var(--mantine-color-gray-7)',
    '--tenon-control': 'var(--mantine-color-gray-5)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--tenon-line': 'var(--mantine-color-dark-5)',
    '--tenon-surface': 'var(--mantine-color-dark-6)',
    '--tenon-raised': 'var(--mantine-color-dark-6)',
    '--tenon-canvas': 'var(--mantine-color-dark-8)',
    '--tenon-quiet': 'var(--mantine-color-dark-1)',
    '--tenon-control': 'var(--mantine-color-dark-3)',
    ...Object.fromEntries(
      Object.entries(darkTints).flatMap(([name, [ground, hovered]]) => [
        [`--mantine-color-${name}-light`, ground],
        [`--mantine-color-${name}-light-hover`, hovered],
        [
          `--mantine-color-${name}-light-color`,
          name === 'gray' ? 'var(--mantine-color-dark-1)' : `var(--mantine-color-${name}-3)`,
        ],
      ]),
    ),
  },
});
