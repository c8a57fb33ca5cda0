import { Title } from '@mantine/core';
import type { ReactNode } from 'react';

/** A part of the preview under its own heading. */
export function ImportPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <Title order={3} size="h4" mb="xs">
        {title}
      </Title>
      {children}
    </div>
  );
}
