import { Button, Group, SimpleGrid, Stack, Text, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { BuilderContent } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';
import { formatMonths } from '../../platform/ui/dates.ts';
import { EntryCard } from './entry-card.tsx';
import { LinesEditor } from './lines-editor.tsx';
import { PeriodFields } from './period-fields.tsx';
import { moved } from './reorder.ts';
import type { Builder } from './use-builder.ts';

type Position = BuilderContent['experience'][number];
type LineNote = (line: string, replace: (text: string) => void) => ReactNode;

/** The positions of a resume, one of them open. */
export function PositionsForm({ builder, note }: { builder: Builder; note: LineNote }) {
  const { content, change } = builder;
  const [open, setOpen] = useState(0);
  const list = content.experience;
  const set = (experience: Position[]) => change({ content: { ...content, experience } });
  const add = () => {
    set([
      { title: '', company: '', location: '', start: null, end: null, description: '', hidden: false },
      ...list,
    ]);
    setOpen(0);
  };
  return (
    <Stack gap="sm">
      <Group>
        <Button
          variant="default"
          size="compact-sm"
          leftSection={<Plus size={16} aria-hidden />}
          onClick={add}
        >
          {t('resumeBuilder.addPosition')}
        </Button>
      </Group>
      {list.map((one, index) => {
        const lines = one.description.split('\n').filter(Boolean).length;
        return (
          <EntryCard
            key={index}
            title={[one.title, one.company].filter(Boolean).join(', ') || t('resumeBuilder.newPosition')}
            context={[
              one.start || one.end ? formatMonths(one.start, one.end) : '',
              t('resumeBuilder.countLines', { count: lines }),
            ]
              .filter(Boolean)
              .join(' · ')}
            isHidden={one.hidden}
            isOpen={open === index}
            onToggle={() => setOpen(open === index ? -1 : index)}
            onMove={(step) => {
              set(moved(list, index, index + step));
              setOpen(-1);
            }}
            onHide={() => set(list.with(index, { ...one, hidden: !one.hidden }))}
            onRemove={() => set(list.toSpliced(index, 1))}
          >
            <PositionFields
              position={one}
              name={`position-${index}`}
              note={note}
              onChange={(part) => set(list.with(index, { ...one, ...part }))}
            />
          </EntryCard>
        );
      })}
    </Stack>
  );
}

function PositionFields(props: {
  position: Position;
  name: string;
  note: LineNote;
  onChange: (part: Partial<Position>) => void;
}) {
  const { position, onChange } = props;
  const [lines, setLines] = useState(() => position.description.split('\n'));
  // While nobody types an empty line, the lines are those of the position: it may have been changed elsewhere.
  const shown =
    lines.filter(Boolean).join('\n') === position.description ? lines : position.description.split('\n');
  const field = (name: 'title' | 'company' | 'location', label: string) => (
    <TextInput
      label={label}
      value={position[name]}
      maxLength={300}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="sm" mt="sm">
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {field('title', t('resumeBuilder.jobTitle'))}
        {field('company', t('resumeBuilder.employer'))}
        <PeriodFields period={position} onChange={onChange} />
      </SimpleGrid>
      {field('location', t('resumeBuilder.place'))}
      <Text size="sm" fw={500}>
        {t('resumeBuilder.whatYouDid')}
      </Text>
      <LinesEditor
        label={t('resumeBuilder.whatYouDid')}
        name={props.name}
        lines={shown}
        below={props.note}
        onChange={(changed) => {
          setLines(changed);
          onChange({ description: changed.filter((line) => line.trim() !== '').join('\n') });
        }}
      />
    </Stack>
  );
}
