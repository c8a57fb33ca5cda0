import { Button, Group, Stack, Textarea, TextInput, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { t } from '../../platform/messages.ts';
import { CoursesForm } from './courses-form.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { PositionsForm } from './positions-form.tsx';
import { sectionName } from './section-names.ts';
import type { Builder } from './use-builder.ts';
import { ValuesForm } from './values-form.tsx';

type LineNote = (line: string, replace: (text: string) => void) => ReactNode;

/** The form of one section; `note` is what is said of a line of work. */
export function SectionForm({
  builder,
  section,
  note,
}: {
  builder: Builder;
  section: string;
  note: LineNote;
}) {
  if (section === 'about') return <AboutForm builder={builder} />;
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {sectionName(section, builder.content)}
      </Title>
      <Fields builder={builder} section={section} note={note} />
      {!section.startsWith('extra:') && <HeadingField builder={builder} section={section} />}
    </Stack>
  );
}

function Fields({ builder, section, note }: { builder: Builder; section: string; note: LineNote }) {
  const { content, change } = builder;
  if (section === 'experience') return <PositionsForm builder={builder} note={note} />;
  if (section === 'education') return <CoursesForm builder={builder} />;
  if (section === 'skills' || section === 'languages' || section === 'certificates')
    return <ValuesForm key={section} builder={builder} section={section} />;
  if (section === 'summary')
    return (
      <Textarea
        label={t('resumeBuilder.summary')}
        description={t('resumeBuilder.summaryHint')}
        value={content.summary}
        maxLength={4000}
        autosize
        minRows={4}
        onChange={(event) => change({ content: { ...content, summary: event.currentTarget.value } })}
      />
    );
  return <ExtraForm builder={builder} section={section} />;
}

const contactFields = [
  ['name', t('resumeBuilder.name')],
  ['email', t('resumeBuilder.email')],
  ['phone', t('resumeBuilder.phone')],
  ['location', t('resumeBuilder.location')],
] as const;

function AboutForm({ builder: { content, change } }: { builder: Builder }) {
  const set = (part: Partial<Builder['content']>) => change({ content: { ...content, ...part } });
  return (
    <Stack gap="md">
      <Title order={2} size="h3">
        {t('resumeBuilder.aboutYou')}
      </Title>
      {contactFields.map(([field, label]) => (
        <TextInput
          key={field}
          label={label}
          value={content[field]}
          maxLength={300}
          onChange={(event) => set({ [field]: event.currentTarget.value })}
        />
      ))}
      <Textarea
        label={t('resumeBuilder.links')}
        description={t('resumeBuilder.linksHint')}
        value={content.links.join('\n')}
        autosize
        minRows={2}
        onChange={(event) => set({ links: event.currentTarget.value.split('\n').slice(0, 20) })}
      />
    </Stack>
  );
}

function ExtraForm({ builder, section }: { builder: Builder; section: string }) {
  const { content, design, change } = builder;
  const own = content.sections.find(({ id }) => `extra:${id}` === section);
  if (!own) return null;
  const set = (part: Partial<typeof own>) =>
    change({
      content: {
        ...content,
        sections: content.sections.map((one) => (one === own ? { ...one, ...part } : one)),
      },
    });
  const remove = () =>
    change({
      content: { ...content, sections: content.sections.filter((one) => one !== own) },
      design: { ...design, order: design.order?.filter((key) => key !== section) ?? null },
    });
  return (
    <Stack gap="md">
      <TextInput
        label={t('resumeBuilder.heading')}
        value={own.title}
        maxLength={300}
        onChange={(event) => set({ title: event.currentTarget.value })}
      />
      <LinesEditor
        label={own.title || t('resumeBuilder.newSection')}
        name={own.id}
        lines={own.lines}
        onChange={(lines) => set({ lines })}
      />
      <Group>
        <Button variant="default" size="compact-sm" onClick={remove}>
          {t('resumeBuilder.removeSection')}
        </Button>
      </Group>
    </Stack>
  );
}

function HeadingField({ builder, section }: { builder: Builder; section: string }) {
  const { design, content, change } = builder;
  const value = Object.entries(design.titles).find(([key]) => key === section)?.[1] ?? '';
  return (
    <TextInput
      label={t('resumeBuilder.heading')}
      description={t('resumeBuilder.headingHint', { title: sectionName(section, content) })}
      value={value}
      maxLength={100}
      onChange={(event) =>
        change({ design: { ...design, titles: { ...design.titles, [section]: event.currentTarget.value } } })
      }
    />
  );
}
