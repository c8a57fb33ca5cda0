import { Button, Card, Group, SimpleGrid, Stack, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type CandidateProfile,
  candidateProfile,
  candidatesApi,
  type PersonalInfo,
} from '../../api/candidates.ts';
import { messages } from '../../api/messages.ts';
import { ApiError, call, fieldErrors } from '../client.ts';
import { TextLink } from '../ui/link-button.tsx';
import { toast } from '../ui/toast.ts';
import { FormErrors } from './form-errors.tsx';
import { NewerValues } from './newer-values.tsx';
import {
  completeLink,
  newerPersonalValues,
  personalErrors,
  personalLabels as labels,
  rebase,
} from './personal-values.ts';
import { profileQuery } from './profile-queries.ts';
import { useUnsavedGuard } from './unsaved-guard.tsx';

/** The person's own data. Fields that a resume filled say so; a newer record from elsewhere is shown beside what is typed. */
export function PersonalForm({ profile }: { profile: CandidateProfile }) {
  const parts = usePersonalForm(profile);
  const { form, base, newer } = parts;
  const field = (name: keyof PersonalInfo) => {
    const untouched = form.values[name] === base.personal_info[name];
    return {
      id: name,
      label: labels[name],
      ...form.getInputProps(name),
      ...(untouched && base.from_resume.includes(name) ? { description: 'Filled from your resume' } : {}),
    };
  };
  const link = (name: 'linkedin' | 'github' | 'portfolio', placeholder: string) => {
    const props = field(name);
    return {
      ...props,
      placeholder,
      inputMode: 'url' as const,
      onBlur: () => form.setFieldValue(name, completeLink(form.values[name])),
    };
  };
  return (
    <form noValidate onSubmit={form.onSubmit(parts.save, parts.countAttempt)}>
      <Stack gap="md" maw="44rem">
        <FormErrors errors={form.errors} labels={labels} failure={parts.failure} attempt={parts.attempt} />
        {newer && (
          <NewerValues
            key={newer.version}
            what="profile"
            values={newerPersonalValues(form.values, newer.base, newer.theirs, form.setValues)}
          />
        )}
        <Card>
          <Stack gap="md">
            <Text size="xs" c="dimmed">
              Fields marked with * are required.
            </Text>
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <TextInput required autoComplete="given-name" {...field('first_name')} />
              <TextInput required autoComplete="family-name" {...field('last_name')} />
            </SimpleGrid>
            <TextInput
              id="email"
              type="email"
              label="Email"
              required
              readOnly
              value={base.email}
              description={
                <>
                  The address you sign in with.{' '}
                  <TextLink to="/settings" hash="email" inherit underline="always">
                    Change it in Settings
                  </TextLink>
                </>
              }
            />
            <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
              <TextInput type="tel" autoComplete="tel" {...field('phone')} />
              <TextInput autoComplete="address-level2" {...field('location')} />
            </SimpleGrid>
            <TextInput {...link('linkedin', 'https://www.linkedin.com/in/…')} />
            <TextInput {...link('github', 'https://github.com/…')} />
            <TextInput {...link('portfolio', 'https://…')} />
            <Textarea autosize minRows={4} maxRows={16} {...field('bio')} />
          </Stack>
        </Card>
        <Group gap="md">
          <Button type="submit" loading={form.submitting}>
            Save profile
          </Button>
          <Text size="sm" c="dimmed" component="output">
            {form.isDirty() ? 'You have changes that are not saved.' : ''}
          </Text>
        </Group>
      </Stack>
      {parts.guardDialog}
    </form>
  );
}

/** A record that was saved elsewhere, beside the one that the typing began on. */
type Newer = { version: number; base: PersonalInfo; theirs: PersonalInfo };

function usePersonalForm(profile: CandidateProfile) {
  const client = useQueryClient();
  const [base, setBase] = useState(profile);
  const [newer, setNewer] = useState<Newer | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [failure, setFailure] = useState<string | null>(null);
  const form = useForm({ initialValues: profile.personal_info, validate: personalErrors });
  const guard = useUnsavedGuard(form.isDirty());
  const countAttempt = () => setAttempt((count) => count + 1);

  function show(next: CandidateProfile) {
    setBase(next);
    form.setInitialValues(next.personal_info);
    form.setValues(next.personal_info);
    form.resetDirty(next.personal_info);
  }

  // A resume that is read while the page is open fills fields: they are shown, unless something is being typed.
  if (profile.version > base.version && !form.isDirty()) show(profile);

  async function save(values: PersonalInfo) {
    setFailure(null);
    try {
      const body = { version: base.version, personal_info: values };
      const saved = await call(candidatesApi.updateProfile, { body });
      client.setQueryData(profileQuery.queryKey, saved);
      void client.invalidateQueries({ queryKey: ['dashboard'] });
      show(saved);
      setNewer(null);
      toast.success(messages.profile.updated);
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? candidateProfile.safeParse(error.current) : null;
      if (current?.success) {
        form.setValues(rebase(values, base.personal_info, current.data.personal_info));
        form.resetDirty(current.data.personal_info);
        setBase(current.data);
        const { version, personal_info: theirs } = current.data;
        setNewer({ version, base: base.personal_info, theirs });
        return;
      }
      form.setErrors(personalFieldErrors(error));
      setFailure(messages.profile.updateFailed);
      countAttempt();
    }
  }

  return { form, base, newer, attempt, failure, save, countAttempt, guardDialog: guard.dialog };
}

function personalFieldErrors(error: unknown): Record<string, string> {
  const entries = Object.entries(fieldErrors(error));
  return Object.fromEntries(entries.map(([path, detail]) => [path.replace(/^personal_info\./, ''), detail]));
}
