import { Anchor, Text } from '@mantine/core';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Api } from '../../../api/index.ts';
import type { TrackedApplication } from '../../../api/hiring/my-applications.ts';
import type { ExternalApplication } from '../../../api/candidates/external-applications.ts';
import { TrackedApplicationMenu } from '../../hiring/my-applications/tracked-application-menu.tsx';
import { refreshApplications } from '../../hiring/my-applications/application-queries.ts';
import { changeExternal } from '../external-applications/external-application-queries.ts';
import { NextStepNote } from './next-step-note.tsx';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { formatDate } from '../../platform/ui/dates.ts';
import { toast } from '../../platform/ui/toast.ts';

/** The applications that I made elsewhere, with no posting here. */
export const externalApplicationsQuery = queryOptions({
  queryKey: ['outside-applications'],
  queryFn: ({ signal }) =>
    call<Api['listExternalApplications']>({ method: 'GET', path: '/api/outside-applications' }, { signal }),
});

/** Moves an application elsewhere; it is shown at once, and put back when the server refuses. */
export function useMoveExternal() {
  const client = useQueryClient();
  const show = (shown: ExternalApplication) =>
    client.setQueryData(
      externalApplicationsQuery.queryKey,
      (list) => list && { items: list.items.map((one) => (one.id === shown.id ? shown : one)) },
    );
  return useMutation({
    mutationFn: ({ outside, stage }: { outside: ExternalApplication; stage: ExternalApplication['stage'] }) =>
      changeExternal(outside, { stage }),
    onMutate: async ({ outside, stage }) => {
      // A list that was asked for before must not come in after, and show what was.
      await client.cancelQueries({ queryKey: externalApplicationsQuery.queryKey });
      show({ ...outside, stage });
    },
    onSuccess: show,
    onError: (error, { outside }) => {
      show(outside);
      toast.error(error.message);
    },
    onSettled: () => refreshApplications(client),
  });
}

/** What a card or a row says of an application elsewhere. */
export function ExternalApplicationNote({ outside }: { outside: ExternalApplication }) {
  return (
    <>
      <Text size="sm" fw={650}>
        {outside.url ? (
          <Anchor href={outside.url} target="_blank" rel="noreferrer" inherit c="inherit">
            {outside.title}
          </Anchor>
        ) : (
          outside.title
        )}
      </Text>
      <Text size="sm">{outside.employer_name}</Text>
      <Text size="xs" c="dimmed">
        {t('targetJobs.appliedElsewhere', { on: formatDate(outside.applied_on) })}
      </Text>
      <NextStepNote tracked={outside} />
    </>
  );
}

/** Everything that can be done with an application elsewhere. */
export function ExternalApplicationMenu({
  outside,
  onEdit,
}: {
  outside: ExternalApplication;
  onEdit: (outside: ExternalApplication) => void;
}) {
  const { id, title, employer_name, stage, stage_since, applied_on, version } = outside;
  const application: TrackedApplication = {
    kind: 'outside',
    id,
    job_id: null,
    title,
    employer_name,
    stage,
    stage_since,
    applied_at: applied_on,
    answer_by: null,
    version,
    outside,
  };
  return <TrackedApplicationMenu application={application} onEdit={onEdit} />;
}
