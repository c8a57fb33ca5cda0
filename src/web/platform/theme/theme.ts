import { createTheme, type CSSVariablesResolver } from '@mantine/core';
import { accent, blue, dark, gray, green, orange, red, yellow } from './colors.ts';

/**
 * The storage key of the chosen colour scheme; public/color-scheme.js reads it before the first paint.
 * `public/color-scheme.js` reads it before the first paint, so that a dark page never flashes white (with storage blocked it follows the
 * system), and makes paper white whatever the screen is. It is sent as it stands, so it is explained here.
 */
export const colorSchemeKey = 'tenon.color-scheme';

/**
 * Every token of the look. Text: xs 12, sm 14 (work), md 16 (reading), lg 20 (section), xl 28 (page). Space: xs 8 inside a
 * control group, sm 12, md 16 inside a card, lg 24 between cards, xl 40 between sections. Radius: sm 6 controls, md 8 cards.
 */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  colors: { gray, dark, accent, red, green, blue, yellow, orange },
  white: '#ffffff',
  black: '#1c1c20',
  fontFamily: "'Inter Variable', 'Inter Meanwhile', 'Inter Meanwhile 2', system-ui, sans-serif",
  fontSizes: { xs: '0.75rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.4', sm: '1.5', md: '1.6', lg: '1.4', xl: '1.25' },
  fontWeights: { regular: '400', medium: '500', bold: '650' },
  spacing: { xs: '0.5rem', sm: '0.75rem', md: '1rem', lg: '1.5rem', xl: '2.5rem' },
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.5rem', lg: '0.5rem', xl: '0.5rem' },
  defaultRadius: 'sm',
  headings: {
    fontWeight: '650',
    textWrap: 'pretty',
    sizes: {
      h1: { fontSize: '1.75rem', lineHeight: '1.25' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '0.875rem', lineHeight: '1.5' },
      h5: { fontSize: '0.875rem', lineHeight: '1.5' },
      h6: { fontSize: '0.75rem', lineHeight: '1.4' },
    },
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Card: { defaultProps: { withBorder: true, radius: 'md', padding: 'md', shadow: undefined } },
    Paper: { defaultProps: { radius: 'md' } },
    Button: { defaultProps: { size: 'sm' } },
    Badge: { defaultProps: { variant: 'light', radius: 'sm', tt: 'none', fw: 500 } },
    Modal: {
      defaultProps: {
        radius: 'md',
        centered: true,
        transitionProps: { duration: 150 },
        // A dialog's title bar is a <header>; outside of the page's own it would count as a second banner.
        attributes: { header: { role: 'presentation' } },
      },
    },
    Menu: { defaultProps: { radius: 'md', shadow: 'sm', transitionProps: { duration: 120 } } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: true } } },
    Table: { defaultProps: { verticalSpacing: 'xs', highlightOnHover: true } },
    Anchor: { defaultProps: { underline: 'hover' } },
    TextInput: { defaultProps: { inputWrapperOrder: inputOrder() } },
    PasswordInput: { defaultProps: { inputWrapperOrder: inputOrder() } },
    Textarea: { defaultProps: { inputWrapperOrder: inputOrder() } },
    Select: { defaultProps: { inputWrapperOrder: inputOrder() } },
    NumberInput: { defaultProps: { inputWrapperOrder: inputOrder() } },
  },
});

/** What Mantine's own variables get wrong for AA, and the few of ours: lines, quiet and raised surfaces, edges of controls. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-error': 'var(--mantine-color-red-7)',
    '--mantine-color-placeholder': 'var(--mantine-color-gray-6)',
    '--mantine-color-disabled-color': 'var(--mantine-color-gray-6)',
    '--tenon-line': 'var(--mantine-color-gray-2)',
    '--tenon-surface': 'var(--mantine-color-gray-0)',
    '--tenon-raised': 'var(--mantine-color-white)',
    '--tenon-control': 'var(--mantine-color-gray-5)',
  },
  dark: {
    '--mantine-color-error': 'var(--mantine-color-red-4)',
    '--mantine-color-disabled': 'var(--mantine-color-dark-5)',
    '--mantine-color-placeholder': 'var(--mantine-color-dark-2)',
    '--mantine-color-disabled-color': 'var(--mantine-color-dark-2)',
    '--tenon-line': 'var(--mantine-color-dark-4)',
    '--tenon-surface': 'var(--mantine-color-dark-6)',
    '--tenon-raised': 'var(--mantine-color-dark-6)',
    '--tenon-control': 'var(--mantine-color-dark-3)',
  },
});

function inputOrder() {
  return ['label', 'input', 'description', 'error'];
}
