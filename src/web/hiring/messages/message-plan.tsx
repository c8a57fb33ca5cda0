import { Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { messageThreadsApi } from '../../../api/hiring/messages.ts';
import type { FollowUp } from '../../../api/hiring/message-templates.ts';
import { call } from '../../platform/client.ts';
import { formatDateTime } from '../../platform/ui/dates.ts';
import { elsewhereLabel, instantOf, ownZone } from '../interviews/interview-times.ts';
import { Preview } from './message-fields.tsx';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

/** The choice of a time of one's own among the delays. */
export const atTime = 'at';

/** A message as it is typed: `delay` in minutes or `atTime`, and `send_at` as its field holds it. */
export type Draft = { body: string; delay: string; send_at: string; follow_ups: FollowUp[] };

/** A typed message as the contract has it. */
export function wishOf({ body, delay, send_at: at, follow_ups }: Draft) {
  const [date = '', clock = ''] = at.split('T');
  const chosen = delay === atTime ? instantOf({ date, clock: clock.slice(0, 5) }, ownZone()) : null;
  return { body, delay_minutes: delay === atTime ? 0 : Number(delay), send_at: chosen, follow_ups };
}

/** What will be read, and when, where that is not plain from what is typed; it follows the typing. */
export function usePlan(id: string, draft: Draft) {
  const isPlain = draft.delay === '0' && draft.follow_ups.length === 0 && !/\{\{|\}\}/.test(draft.body);
  const isWhole =
    draft.body.trim() !== '' &&
    draft.follow_ups.every((one) => one.body.trim() !== '' && one.after_days >= 1 && one.after_days <= 30) &&
    (draft.delay !== atTime || wishOf(draft).send_at !== null);
  const [settled] = useDebouncedValue(draft, 300);
  const isAsked = !isPlain && isWhole;
  const preview = useQuery({
    queryKey: ['message preview', id, settled],
    queryFn: ({ signal }) =>
      call(messageThreadsApi.previewApplicantMessage, { params: { id }, body: wishOf(settled), signal }),
    enabled: isAsked && settled === draft,
    placeholderData: keepPreviousData,
    retry: false,
  });
  return {
    shown: isAsked ? preview.data : undefined,
    /** True until what is shown is what would go. */
    isComing:
      isAsked && !preview.isError && (settled !== draft || preview.isPlaceholderData || !preview.data),
  };
}

/** What will be read, and when. */
export function Planned({ plan }: { plan: ReturnType<typeof usePlan> }) {
  const { shown } = plan;
  if (!shown) return null;
  const { time_zone: zone } = shown;
  const texts = [shown, ...shown.follow_ups];
  return (
    <Stack gap="xs" className={classes.planned ?? ''} data-coming={plan.isComing || undefined}>
      {texts.map((text, index) => (
        <div key={index}>
          <Text size="xs" fw={500}>
            {when(text.due_at, zone, index)}
          </Text>
          <Preview {...text} />
        </div>
      ))}
    </Stack>
  );
}

function when(dueAt: string, zone: string, index: number): string {
  const theirs = elsewhereLabel(dueAt, ownZone(), zone);
  const time = theirs === null ? formatDateTime(dueAt) : `${formatDateTime(dueAt)} (${theirs})`;
  if (index > 0) return t('messages.thenUnlessAnswered', { when: time });
  return Date.parse(dueAt) <= Date.now() ? t('messages.goesNow') : t('messages.goesAt', { when: time });
}
