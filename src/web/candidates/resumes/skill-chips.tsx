import { Box, Button, CloseButton, Stack, Text, Tooltip, UnstyledButton } from '@mantine/core';
import { Check, Plus, Undo2 } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { SkillsField } from '../../matching/skills/skills-field.tsx';
import { t } from '../../platform/messages.ts';
import { focusUnlessMoved } from '../../platform/ui/focus-unless-moved.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './reading.module.css';
import { useLighting, useReadingTools } from './reading-tools.ts';
import { stateLabel, type TextValue } from './reading-labels.ts';
import { sureFrom } from './sure-from.ts';

/** Skills as chips: dropped by click, Delete or Backspace, brought back by a click, and added by typing. */
export function SkillChips({ skills }: { skills: TextValue[] }) {
  const dropped = skills.filter((skill) => skill.state === 'dropped');
  const unsure = skills.filter((skill) => skill.state === 'read' && skill.confidence < sureFrom);
  const kept = skills.filter((skill) => !dropped.includes(skill) && !unsure.includes(skill));
  return (
    <Stack gap="sm">
      <Chips skills={kept} label={t('resumes.skills')} />
      {unsure.length > 0 && <Chips skills={unsure} label={t('resumes.checkThese')} heading />}
      {dropped.length > 0 && <Chips skills={dropped} label={t('resumes.leftOut')} heading />}
      <AddSkill known={skills} />
    </Stack>
  );
}

function Chips({
  skills,
  label,
  heading = false,
}: {
  skills: TextValue[];
  label: string;
  heading?: boolean;
}) {
  return (
    <div>
      {heading && (
        <Text size="xs" c="dimmed" mb={4}>
          {label}
        </Text>
      )}
      <ul className={classes.chips} aria-label={label}>
        {skills.map((skill) => (
          <SkillChip key={skill.path} skill={skill} />
        ))}
      </ul>
    </div>
  );
}

function SkillChip({ skill }: { skill: TextValue }) {
  const { correct, go } = useReadingTools();
  const lighting = useLighting(skill);
  const dropped = skill.state === 'dropped';
  const { place, path, value } = skill;
  const where = place ? t('resumes.place', { page: place.page, line: place.line }) : t('resumes.notInFile');
  const send = (action: 'accept' | 'drop' | 'reset') => correct([{ action, path }]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Delete' && event.key !== 'Backspace') return;
    event.preventDefault();
    if (!dropped) send('drop');
  }
  return (
    <li className={classes.chip} {...lighting}>
      <Tooltip label={t('resumes.standingAndPlace', { standing: stateLabel(skill), place: where })}>
        <UnstyledButton
          className={classes.chipText}
          onKeyDown={onKeyDown}
          onClick={() => {
            if (place) go(place);
          }}
        >
          {value}
        </UnstyledButton>
      </Tooltip>
      {skill.state === 'read' && skill.confidence < sureFrom && (
        <CloseButton
          size={24}
          icon={<Check size={16} aria-hidden />}
          aria-label={t('resumes.acceptValue', { value })}
          onClick={() => send('accept')}
        />
      )}
      {dropped ? (
        <CloseButton
          size={24}
          icon={<Undo2 size={16} aria-hidden />}
          aria-label={t('resumes.bringBackValue', { value })}
          onClick={() => send('reset')}
        />
      ) : (
        <CloseButton
          size={24}
          aria-label={t('resumes.leaveOutValue', { value })}
          onClick={() => send('drop')}
        />
      )}
    </li>
  );
}

const field = 'add-skills';

function AddSkill({ known }: { known: TextValue[] }) {
  const { resumeId, save } = useReadingTools();
  const { form, busy, formProps, discard } = useMutationForm({
    initialValues: { skills: [] as string[] },
    draft: `skills of ${resumeId}`,
    validate: { skills: (value) => (value.length === 0 ? t('resumes.skillMissing') : null) },
    save: async ({ skills }) => {
      const giveFocus = focusUnlessMoved();
      await save(skills.map((value) => ({ action: 'add', kind: 'skill', value })));
      giveFocus(document.getElementById(field));
    },
    onSaved: () => {
      discard();
    },
    onFailed: () => true,
  });
  return (
    <form {...formProps}>
      <Stack gap="xs" align="flex-start">
        <Box w="100%">
          <SkillsField
            id={field}
            label={t('resumes.addSkills')}
            description={t('resumes.addSkillsHint')}
            taken={known.filter(({ state }) => state !== 'dropped').map(({ value }) => value)}
            {...form.getInputProps('skills')}
            value={form.values.skills}
            error={form.errors['skills']}
          />
        </Box>
        <Button type="submit" variant="default" loading={busy} leftSection={<Plus size={16} aria-hidden />}>
          {t('resumes.add')}
        </Button>
      </Stack>
    </form>
  );
}
