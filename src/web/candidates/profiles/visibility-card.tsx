import { Button, Card, Checkbox, Radio, Stack, Text, Title } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import {
  discoverableConsent,
  profilesApi,
  type Visibility,
  type VisibilityState,
} from '../../../api/candidates/profiles.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';
import { keepOnPage, previewQuery } from './profile-queries.ts';

const choices: { value: Visibility; label: string; description: string }[] = [
  {
    value: 'private',
    label: 'Private',
    description:
      'Employers you apply to see your name, your email and what you send. Nothing else of your profile.',
  },
  {
    value: 'applied',
    label: 'Employers I apply to',
    description: 'They also see your phone, place, links, bio, stated skills and start date.',
  },
  {
    value: 'discoverable',
    label: 'Found by employers',
    description:
      'As above, and employers you did not apply to find your name, place and skills, but not how to reach you, and may invite you to apply. Needs your consent.',
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
  const client = useQueryClient();
  const [change, setChange] = useState<Visibility | null>(null);
  const picked = change ?? state.visibility;
  const dirty = picked !== state.visibility;
  useEffect(() => onDirty(dirty), [dirty, onDirty]);
  const [agreed, setAgreed] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  // Who agreed to an earlier wording is found by nobody until they agree to this one.
  const isOld = state.consent !== null && state.consent.text_version !== discoverableConsent.version;
  const isNew = picked === 'discoverable' && (state.visibility !== 'discoverable' || isOld);
  async function save() {
    setProblem(isNew && !agreed ? 'Tick the box to agree first.' : null);
    if (isNew && !agreed) return;
    setBusy(true);
    try {
      const visibility = await call(profilesApi.changeVisibility, {
        body: { visibility: picked, ...(isNew ? { consent_version: discoverableConsent.version } : {}) },
      });
      await keepOnPage(client, { visibility });
      setChange(null);
      void client.invalidateQueries({ queryKey: previewQuery.queryKey });
      setAgreed(false);
      toast.success('Saved who sees your profile.');
    } catch {
      toast.error('This could not be saved. Please try again.');
    } finally {
      setBusy(false);
    }
  }
  return (
    <Card component="section" aria-labelledby="visibility-title">
      <Title order={2} size="h3" id="visibility-title" mb="sm">
        Who sees your profile
      </Title>
      <Stack gap="md" align="flex-start">
        <Radio.Group
          aria-labelledby="visibility-title"
          value={picked}
          onChange={(value) => {
            setChange(choices.find((choice) => choice.value === value)?.value ?? 'private');
            setProblem(null);
          }}
        >
          <Stack gap="sm">
            {choices.map((choice) => (
              <Radio key={choice.value} {...choice} />
            ))}
          </Stack>
        </Radio.Group>
        {isNew && (
          <Checkbox
            checked={agreed}
            error={problem}
            label={discoverableConsent.text}
            onChange={(event) => setAgreed(event.currentTarget.checked)}
          />
        )}
        {state.consent && (
          <Text size="xs" c="dimmed">
            You agreed on {formatDate(state.consent.given_at)} (wording {state.consent.text_version}).
            {isOld && ' The wording has changed: employers find you once you agree to the new one.'}
          </Text>
        )}
        <Button variant="default" disabled={!dirty && !isNew} loading={busy} onClick={() => void save()}>
          Save who sees it
        </Button>
      </Stack>
    </Card>
  );
}
