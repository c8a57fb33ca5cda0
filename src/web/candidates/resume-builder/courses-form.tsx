import { Button, Group, SimpleGrid, Stack, TextInput } from '@mantine/core';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { BuilderContent } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';
import { EntryCard } from './entry-card.tsx';
import { PeriodFields } from './period-fields.tsx';
import { moved } from './reorder.ts';
import type { Builder } from './use-builder.ts';

type Course = BuilderContent['education'][number];

/** The courses of study of a resume, one of them open. */
export function CoursesForm({ builder: { content, change } }: { builder: Builder }) {
  const [open, setOpen] = useState(0);
  const list = content.education;
  const set = (education: Course[]) => change({ content: { ...content, education } });
  const add = () => {
    set([{ institution: '', degree: '', field: '', start: null, end: null, hidden: false }, ...list]);
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
          {t('resumeBuilder.addCourse')}
        </Button>
      </Group>
      {list.map((one, index) => (
        <EntryCard
          key={index}
          title={one.institution || t('resumeBuilder.newCourse')}
          context={[one.degree, one.field].filter(Boolean).join(', ')}
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
          <CourseFields course={one} onChange={(part) => set(list.with(index, { ...one, ...part }))} />
        </EntryCard>
      ))}
    </Stack>
  );
}

function CourseFields({ course, onChange }: { course: Course; onChange: (part: Partial<Course>) => void }) {
  const field = (name: 'institution' | 'degree' | 'field', label: string) => (
    <TextInput
      label={label}
      value={course[name]}
      maxLength={300}
      onChange={(event) => onChange({ [name]: event.currentTarget.value })}
    />
  );
  return (
    <Stack gap="sm" mt="sm">
      {field('institution', t('resumeBuilder.school'))}
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm">
        {field('degree', t('resumeBuilder.degree'))}
        {field('field', t('resumeBuilder.field'))}
        <PeriodFields period={course} onChange={onChange} />
      </SimpleGrid>
    </Stack>
  );
}
