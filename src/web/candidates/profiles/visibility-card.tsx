import { Button, Card, Checkbox, Radio, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import {
  discoverableConsent,
  profilesApi,
  type Visibility,
  type VisibilityState,
} from '../../../api/candidates/profiles.ts';
import { language } from '../../../messages/in-page.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { cacheOnPage, previewQuery } from './profile-queries.ts';

const choices: { value: Visibility; label: string; description: string }[] = [
  {
    value: 'private',
    label: t('profiles.privateProfile'),
    description: t('profiles.privateHint'),
  },
  {
    value: 'applied',
    label: t('profiles.appliedTo'),
    description: t('profiles.appliedToHint'),
  },
  {
    value: 'discoverable',
    label: t('profiles.findable'),
    description: t('profiles.findableHint'),
  },
];

/**
 * Who sees the profile, the most private first; being found needs a consent, which is kept with its time and wording. `onDirty`
 * hears whether something picked is not saved.
 */
export function VisibilityCard({
  state,
  onDirty,
}: {
  state: VisibilityState;
  onDirty: (dirty: boolean) => void;
}) {
  // Who agreed to an earlier wording is found by nobody until they agree to this one.
  const isOld = state.consent !== null && state.consent.text_version !== discoverableConsent.version;
  const { form, busy, formProps, picked, isDirty, isNew } = useVisibilityForm(state, isOld);
  useEffect(() => onDirty(isDirty), [isDirty, onDirty]);
  return (
    <Card component="section" aria-labelledby="visibility-title">
      <Title order={2} size="h3" id="visibility-title" mb="sm">
        {t('profiles.visibility')}
      </Title>
      <form {...formProps}>
        <Stack gap="md" align="flex-start">
          <Radio.Group
            aria-labelledby="visibility-title"
            value={picked}
            onChange={(value) =>
              form.setFieldValue(
                'change',
                choices.find((choice) => choice.value === value)?.value ?? 'private',
              )
            }
          >
            <Stack gap="sm">
              {choices.map((choice) => (
                <Radio key={choice.value} {...choice} />
              ))}
            </Stack>
          </Radio.Group>
          {isNew && (
            <Checkbox
              label={t('consents.discoverable')}
              {...form.getInputProps('agreed', { type: 'checkbox' })}
            />
          )}
          {state.consent && (
            <Text size="xs" c="dimmed">
              {agreement(state.consent, isOld)}
            </Text>
          )}
          <Button type="submit" variant="default" disabled={!isDirty && !isNew} loading={busy}>
            {t('profiles.saveVisibility')}
          </Button>
        </Stack>
      </form>
    </Card>
  );
}

function useVisibilityForm(state: VisibilityState, isOld: boolean) {
  const client = useQueryClient();
  const pickedOf = (change: Visibility | null) => change ?? state.visibility;
  const isNewOf = (change: Visibility | null) =>
    pickedOf(change) === 'discoverable' && (state.visibility !== 'discoverable' || isOld);
  const made = useMutationForm({
    initialValues: { change: null as Visibility | null, agreed: false },
    validate: {
      agreed: (agreed, { change }) => (isNewOf(change) && !agreed ? t('profiles.agreeFirst') : null),
    },
    save: ({ change }) =>
      call(profilesApi.changeVisibility, {
        body: {
          visibility: pickedOf(change),
          ...(isNewOf(change)
            ? { consent_version: discoverableConsent.version, consent_language: language }
            : {}),
        },
      }),
    saved: t('profiles.visibilitySaved'),
    onSaved: async (visibility) => {
      await cacheOnPage(client, { visibility });
      made.form.reset();
      void client.invalidateQueries({ queryKey: previewQuery.queryKey });
    },
    failed: t('profiles.visibilityNotSaved'),
  });
  const { change } = made.form.values;
  const picked = pickedOf(change);
  return { ...made, picked, isDirty: picked !== state.visibility, isNew: isNewOf(change) };
}

function agreement(consent: NonNullable<VisibilityState['consent']>, isOld: boolean): string {
  const values = { on: formatDate(consent.given_at), version: consent.text_version };
  return isOld ? t('profiles.agreedToOld', values) : t('profiles.agreedOn', values);
}
