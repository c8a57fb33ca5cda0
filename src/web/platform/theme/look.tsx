import { DirectionProvider, localStorageColorSchemeManager, MantineProvider } from '@mantine/core';
import type { ReactNode } from 'react';
import { colorSchemeKey, theme } from './theme.ts';
import { cssVariables } from './tokens.ts';

const schemes = localStorageColorSchemeManager({ key: colorSchemeKey });

/** The look of everything in it; `nonce` is what the content policy wants of its styles. */
export function Look({ nonce, children }: { nonce: string; children: ReactNode }) {
  return (
    <DirectionProvider>
      <MantineProvider
        theme={theme}
        cssVariablesResolver={cssVariables}
        defaultColorScheme="auto"
        colorSchemeManager={schemes}
        getStyleNonce={() => nonce}
      >
        {children}
      </MantineProvider>
    </DirectionProvider>
  );
}
