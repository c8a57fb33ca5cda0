import { Checkbox, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { t } from '../../platform/messages.ts';
import { sectionNames } from './section-names.ts';
import type { Builder } from './use-builder.ts';

const kinds = { skills: 'skill', languages: 'language', certificates: 'certificate' } as const;

/** Skills, languages or certificates: written one per line, and each shown or not. */
export function ValuesForm({ builder, section }: { builder: Builder; section: keyof typeof kinds }) {
  const { content, design, change } = builder;
  const values = content[section];
  const [typed, setTyped] = useState<string | null>(null);
  const toggle = (value: string) => {
    const key = `${kinds[section]}:${value}`;
    const hidden = design.hidden.includes(key)
      ? design.hidden.filter((one) => one !== key)
      : [...design.hidden, key];
    change({ design: { ...design, hidden } });
  };
  return (
    <Stack gap="md">
      <Textarea
        label={sectionNames[section]}
        description={t('resumeBuilder.oneEachLine')}
        value={typed ?? values.join('\n')}
        autosize
        minRows={4}
        maxRows={18}
        onChange={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          const lines = text
            .split('\n')
            .map((line) => line.trim().slice(0, 300))
            .filter(Boolean);
          change({ content: { ...content, [section]: [...new Set(lines)] } });
        }}
        onBlur={() => setTyped(null)}
      />
      <Checkbox.Group
        label={t('resumeBuilder.shownInResume')}
        value={values.filter((value) => !design.hidden.includes(`${kinds[section]}:${value}`))}
      >
        <Stack gap={6} mt="xs">
          {values.map((value) => (
            <Checkbox key={value} value={value} label={value} onChange={() => toggle(value)} />
          ))}
        </Stack>
      </Checkbox.Group>
    </Stack>
  );
}
