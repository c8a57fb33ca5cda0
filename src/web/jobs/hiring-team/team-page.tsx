import { NativeSelect, Stack, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { hiringTeamApi, type TeamMember, type TeamPart, teamParts } from '../../../api/jobs/hiring-team.ts';
import { ApiError, call } from '../../platform/client.ts';
import { memberRoleLabels } from '../../identity/companies/member-labels.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import classes from './team-page.module.css';
import rows from '../../hiring/applications/rows.module.css';
import { LiveApplicants } from '../../hiring/applications/live-applicants.tsx';
import { JobNotFound } from '../jobs/job-not-found.tsx';
import { JobHeader } from '../jobs/job-header.tsx';
import { teamQuery } from './team-queries.ts';
import { t } from '../../platform/messages.ts';

const partLabels: Record<TeamPart, string> = {
  recruiter: t('hiringTeam.recruiter'),
  hiring_manager: t('hiringTeam.hiringManager'),
  interviewer: t('hiringTeam.interviewer'),
};

/** Who works on a job's hiring, where it can be changed. */
export function TeamPage() {
  const { id } = useParams({ from: '/shell/jobs/$id/team' });
  const team = useQuery(teamQuery(id));
  if (team.error instanceof ApiError && team.error.status === 404) return <JobNotFound />;
  return (
    <Stack gap={0} maw="44rem">
      <LiveApplicants />
      <JobHeader id={id} title={t('hiringTeam.hiringTeam')} />
      <Team jobId={id} />
    </Stack>
  );
}

function Team({ jobId }: { jobId: string }) {
  const team = useQuery({ ...teamQuery(jobId), staleTime: 0 });
  const session = useSession();
  const me = session.user?.id;
  if (team.isPending) return <SkeletonList rows={3} height={44} />;
  if (team.isError) {
    return (
      <ErrorView title={t('hiringTeam.teamFailed')} error={team.error} onRetry={() => void team.refetch()} />
    );
  }
  return (
    <Stack gap="md">
      <Text size="sm">{t('hiringTeam.aboutTeam')}</Text>
      <ul className={rows.list}>
        {team.data.items.map((member) => (
          <Row
            key={member.id}
            jobId={jobId}
            member={member}
            isMe={member.id === me}
            canChange={team.data.can_change}
          />
        ))}
      </ul>
      {team.data.items.length === 1 && (
        <Text size="sm" c="dimmed">
          {t('hiringTeam.noColleagues')}
        </Text>
      )}
      <LinkButton
        variant="subtle"
        size="compact-sm"
        to="/settings/$section"
        params={{ section: 'members' }}
        className={classes.more}
      >
        {t('hiringTeam.inviteAColleague')}
      </LinkButton>
    </Stack>
  );
}

function Row(props: { jobId: string; member: TeamMember; isMe: boolean; canChange: boolean }) {
  const { jobId, member, canChange } = props;
  const queries = useQueryClient();
  const change = useMutation({
    mutationFn: (part: TeamPart | null) =>
      call(hiringTeamApi.changeHiringTeam, {
        params: { id: jobId },
        body: { person_id: member.id, part },
      }),
    onSuccess: (saved) => queries.setQueryData(teamQuery(jobId).queryKey, saved),
    onError: (error) =>
      toast.error(error instanceof ApiError && error.detail ? error.detail : t('hiringTeam.notSaved')),
  });
  return (
    <li className={rows.row}>
      <div className={rows.words}>
        <Text size="sm" fw={500} className={classes.name}>
          {member.name}
          {props.isMe && ` ${t('hiringTeam.you')}`}
        </Text>
        <Text size="xs" c="dimmed">
          {member.name === member.email ? roleWords(member) : `${member.email} · ${roleWords(member)}`}
        </Text>
      </div>
      {canChange ? (
        <NativeSelect
          aria-label={t('hiringTeam.roleOf', { name: member.name })}
          data={[
            { value: '', label: t('hiringTeam.notOnTheTeam') },
            ...teamParts.map((part) => ({ value: part, label: partLabels[part] })),
          ]}
          value={member.part ?? ''}
          disabled={change.isPending}
          onChange={(event) =>
            change.mutate(teamParts.find((part) => part === event.currentTarget.value) ?? null)
          }
        />
      ) : (
        <Text size="sm">{member.part === null ? t('hiringTeam.notOnTheTeam') : partLabels[member.part]}</Text>
      )}
    </li>
  );
}

/** What a member is in the company, and for one who is not on the team, whether they see the job. */
function roleWords({ role, part, has_access }: TeamMember): string {
  const label = memberRoleLabels[role];
  if (part !== null) return label;
  return has_access
    ? t('hiringTeam.canSeeTheJobAnyway', { role: label })
    : t('hiringTeam.cantSeeThisJob', { role: label });
}
