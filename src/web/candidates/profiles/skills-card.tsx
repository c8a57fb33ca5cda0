import { Anchor, Box, Button, Card, Group, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { type ProfileSkill, profilesApi } from '../../../api/candidates/profiles.ts';
import type { SkillLevel } from '../../../api/candidates/stated-skills.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { SkillsField } from '../../matching/skills/skills-field.tsx';
import { focusUnlessMoved } from '../../platform/ui/focus-unless-moved.ts';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './profile.module.css';
import { cacheOnPage, profilePageQuery, showOnPage } from './profile-queries.ts';
import { SkillEvidence } from './skill-evidence.tsx';
import { levelLabels } from '../../platform/ui/skill-labels.ts';

const shownFirst = 8;

/** A skill that was just taken back, and how to state it again. */
type Removed = {
  name: string;
  back: () => Promise<boolean>;
  giveFocus: ReturnType<typeof focusUnlessMoved>;
};

type Change = {
  set?: { name: string; level: SkillLevel | null; stated: boolean }[];
  remove?: string[];
};

/**
 * The person's skills with what each rests on, a level by their own word, and a field to state more. `onDirty` hears whether
 * something typed there is not added.
 */
export function SkillsCard({
  skills,
  resumeId,
  onDirty,
}: {
  skills: ProfileSkill[];
  resumeId: string | null;
  onDirty: (dirty: boolean) => void;
}) {
  const [all, setAll] = useState(false);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const change = useSkillChange(skills);
  const shown = all ? skills : skills.slice(0, shownFirst);
  return (
    <Card component="section" aria-labelledby="skills-title">
      <Title order={2} size="h3" id="skills-title">
        {t('profiles.skills')}
      </Title>
      <Text size="sm" c="dimmed" mt={4} mb="xs">
        {t('profiles.skillsHint')}
      </Text>
      {skills.length === 0 && (
        <Text size="sm" mb="xs">
          {t('profiles.noSkills')}
        </Text>
      )}
      <ul className={classes.list} aria-label={t('profiles.yourSkills')}>
        {shown.map((skill) => (
          <SkillRow
            key={skill.id}
            skill={skill}
            resumeId={resumeId}
            onChange={change}
            onRemoved={setRemoved}
          />
        ))}
      </ul>
      <UndoRemoval removed={removed} onBack={() => setRemoved(null)} />
      {skills.length > shownFirst && (
        <Anchor
          component="button"
          type="button"
          size="sm"
          mt="xs"
          w="fit-content"
          onClick={() => setAll(!all)}
        >
          {all ? t('profiles.showFewer') : t('profiles.showAllSkills', { count: skills.length })}
        </Anchor>
      )}
      <StateSkills skills={skills} onChange={change} onDirty={onDirty} />
    </Card>
  );
}

/** Changes the skills at once on the page, and back when the server refuses; returns whether they are stored. */
function useSkillChange(skills: ProfileSkill[]): (change: Change) => Promise<boolean> {
  const client = useQueryClient();
  const change = useMutation({
    mutationFn: (body: Change) => call(profilesApi.changeSkills, { body }),
    onMutate: (body) => showOnPage(client, { skills: skills.map((skill) => withLevel(skill, body)) }),
    onSuccess: async ({ items }) => {
      await cacheOnPage(client, { skills: items });
      for (const name of ['fit', 'jobs']) void client.invalidateQueries({ queryKey: [name] });
    },
    onError: async (error) => {
      await cacheOnPage(client, { skills });
      toast.error(error.message);
    },
    onSettled: () => void client.invalidateQueries({ queryKey: profilePageQuery.queryKey }),
  });
  return (body) =>
    change.mutateAsync(body).then(
      () => true,
      () => false,
    );
}

function UndoRemoval({ removed, onBack }: { removed: Removed | null; onBack: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => removed?.giveFocus(undo.current), [removed]);
  return (
    <Group gap="xs" component="output">
      {removed && (
        <>
          <Text size="sm">{t('profiles.skillRemoved', { name: removed.name })}</Text>
          <Button
            variant="default"
            size="compact-sm"
            ref={undo}
            aria-label={t('profiles.undoRemoval', { name: removed.name })}
            onClick={() => void removed.back().then((back) => back && onBack())}
          >
            {t('profiles.undo')}
          </Button>
        </>
      )}
    </Group>
  );
}

function SkillRow(props: {
  skill: ProfileSkill;
  resumeId: string | null;
  onChange: (change: Change) => Promise<boolean>;
  onRemoved: (removed: Removed) => void;
}) {
  const { skill, onChange, onRemoved } = props;
  const { id, name, level, stated } = skill;
  async function remove() {
    // The button that takes a skill back is gone with it: the focus goes to what takes that back.
    const giveFocus = focusUnlessMoved();
    const gone = await onChange({ remove: [id] });
    const back = () => onChange({ set: [{ name, level, stated }] });
    if (gone) onRemoved({ name, back, giveFocus });
  }
  return (
    <li className={classes.skill}>
      <div className={classes.words}>
        <Text size="sm" fw={500}>
          {name}
        </Text>
        <SkillEvidence skill={skill} resumeId={props.resumeId} />
      </div>
      <Group gap="xs" wrap="nowrap">
        <NativeSelect
          size="xs"
          w="7.5rem"
          aria-label={t('profiles.levelOf', { name })}
          value={level ?? ''}
          data={[{ value: '', label: t('profiles.noLevel') }, ...levelLabels]}
          onChange={(event) => {
            const picked =
              levelLabels.find(({ value }) => value === event.currentTarget.value)?.value ?? null;
            void onChange({ set: [{ name, level: picked, stated }] });
          }}
        />
        {stated && (
          <Button
            variant="default"
            size="compact-sm"
            aria-label={t('profiles.removeSkill', { name })}
            onClick={() => void remove()}
          >
            {t('profiles.remove')}
          </Button>
        )}
      </Group>
    </li>
  );
}

function StateSkills(props: {
  skills: ProfileSkill[];
  onChange: (change: Change) => Promise<boolean>;
  onDirty: (dirty: boolean) => void;
}) {
  const { onDirty } = props;
  const { form, busy, formProps } = useMutationForm({
    initialValues: { skills: [] as string[] },
    validate: { skills: (value) => (value.length === 0 ? t('profiles.skillMissing') : null) },
    save: async ({ skills }) => {
      const set = skills.map((name) => ({ name, level: null, stated: true }));
      if (!(await props.onChange({ set }))) throw new Error('Not saved.');
    },
    onSaved: () => {
      form.reset();
    },
    // The change has told why.
    onFailed: () => true,
  });
  const dirty = form.values.skills.length > 0;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  return (
    <form {...formProps}>
      <Stack gap="xs" align="flex-start" mt="md">
        <Box w="100%">
          <SkillsField
            id="state-skills"
            label={t('profiles.stateSkills')}
            description={t('profiles.stateSkillsHint')}
            {...form.getInputProps('skills')}
            value={form.values.skills}
            error={form.errors['skills']}
            taken={props.skills.filter(({ stated }) => stated).map(({ name }) => name)}
          />
        </Box>
        <Button type="submit" variant="default" loading={busy} leftSection={<Plus size={16} aria-hidden />}>
          {t('profiles.addSkills')}
        </Button>
      </Stack>
    </form>
  );
}

/** A skill with the level that is about to be saved. */
function withLevel(skill: ProfileSkill, { set = [] }: Change): ProfileSkill {
  const put = set.find(({ name }) => name === skill.name);
  return put ? { ...skill, level: put.level } : skill;
}
