import { createTheme } from '@mantine/core';
import { tokens } from './tokens.ts';

/**
 * The storage key of the chosen colour scheme; public/color-scheme.js reads it before the first paint.
 * `public/color-scheme.js` reads it before the first paint, so that a dark page never flashes white (with storage blocked it follows the
 * system), and makes paper white whatever the screen is. It is sent as it stands, so it is explained here.
 */
export const colorSchemeKey = 'tenon.color-scheme';

/** The look of everything: the tokens, and how the parts of Mantine are used. */
export const theme = createTheme({
  primaryColor: 'accent',
  primaryShade: { light: 7, dark: 6 },
  ...tokens,
  defaultRadius: 'sm',
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

function inputOrder() {
  return ['label', 'input', 'description', 'error'];
}
