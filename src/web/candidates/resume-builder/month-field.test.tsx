import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MonthField } from './month-field.tsx';

function shown(value: string | null): string | undefined {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <MonthField label="From" hint="Like Mar 2024, or 2024" value={value} onChange={() => undefined} />
    </MantineProvider>,
  );
  return /value="([^"]*)"/.exec(html)?.[1];
}

test('a month stands in its field as the hint writes months', () => {
  expect(shown('2020-06')).toBe('Jun 2020');
  expect(shown('2020')).toBe('2020');
  expect(shown(null)).toBe('');
});
