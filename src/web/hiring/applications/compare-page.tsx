import { Badge, Stack, Table, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { Columns2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import type { LedgerRow } from '../../../api/matching/fit.ts';
import { RequirementState } from '../../matching/fit/requirement-state.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { applicantQuery } from './applicant-queries.ts';
import { applicantName } from './applicant-name.ts';
import { pointsLabel } from '../../matching/fit/ledger-rows.ts';
import { compareLedgers, readCompared, whyAbove } from './compare-rows.ts';
import { LiveApplicants } from './live-applicants.tsx';
import { stageColor } from '../job-stages/stage-labels.ts';
import classes from './compare.module.css';
import { givenAnswer } from '../../jobs/jobs/job-labels.ts';
import { t } from '../../platform/messages.ts';

/** Up to four applicants side by side: every requirement once, with what each one's own words say. */
export function ComparePage() {
  const { ids: asked } = useSearch({ strict: false });
  const ids = readCompared(asked);
  const found = useQueries({ queries: ids.map((id) => applicantQuery(id)) });
  const applicants = found.flatMap(({ data }) => data ?? []);
  const failed = found.find(({ isError, data }) => isError && !data);
  return (
    <div data-wide>
      <LiveApplicants />
      <PageHeader
        title={t('applications.compareApplicants')}
        back={
          <TextLink size="sm" to="/applicants">
            {t('applications.allApplicants')}
          </TextLink>
        }
        context={t('applications.aboutComparison')}
      />
      {ids.length === 0 && (
        <Empty
          icon={<Columns2 size={20} />}
          title={t('applications.nothingToCompare')}
          action={
            <LinkButton variant="default" to="/applicants">
              {t('applications.chooseApplicants')}
            </LinkButton>
          }
        >
          {t('applications.compareHint')}
        </Empty>
      )}
      {failed?.error && <ErrorView title={t('applications.comparedFailed')} error={failed.error} />}
      {ids.length > 0 && !failed && applicants.length < ids.length && <SkeletonList rows={6} height={44} />}
      {applicants.length === ids.length && applicants.length > 0 && <Comparison applicants={applicants} />}
    </div>
  );
}

function Comparison({ applicants }: { applicants: Applicant[] }) {
  return (
    // What only screen readers see is placed within it, and widens no page.
    <Table.ScrollContainer minWidth={0} type="native" pos="relative">
      <Table className={classes.table} verticalSpacing="sm" aria-label={t('applications.sideBySide')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Td />
            {applicants.map((applicant) => (
              <Table.Th key={applicant.id} scope="col">
                <TextLink size="sm" fw={500} to="/applicants/$id" params={{ id: applicant.id }}>
                  {applicantName(applicant.candidate)}
                </TextLink>
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          <Standings applicants={applicants} />
          <Requirements applicants={applicants} />
          <Facts
            title={t('applications.answers')}
            of={applicants}
            tell={({ answers }) =>
              answers.length === 0
                ? t('applications.none')
                : answers.map(({ question_id: id, prompt, answer }) => (
                    <Text size="xs" key={id}>
                      {prompt} <b>{givenAnswer(answer) || t('applications.notAnswered')}</b>
                    </Text>
                  ))
            }
          />
          <Facts
            title={t('applications.tags')}
            of={applicants}
            tell={({ tags }) => tags.join(', ') || t('applications.none')}
          />
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

/** Where everybody stands. */
function Standings({ applicants }: { applicants: Applicant[] }) {
  return (
    <>
      <Facts title={t('applications.job')} of={applicants} tell={(applicant) => applicant.job_title} />
      <Facts
        title={t('applications.stage')}
        of={applicants}
        tell={(applicant) => <Badge color={stageColor(applicant.stage)}>{applicant.stage_name}</Badge>}
      />
      <Facts
        title={t('applications.applied')}
        of={applicants}
        tell={(applicant) => formatDate(applicant.created_at)}
      />
      <Facts
        title={t('applications.match')}
        of={applicants}
        tell={({ score, score_held: held }) =>
          score ? (
            <ScoreBar value={score.skill_overlap} shape={score.shape} />
          ) : held ? (
            t('applications.heldBack')
          ) : (
            t('applications.notScored')
          )
        }
      />
      <WhyAbove applicants={applicants} />
    </>
  );
}

/** What puts each above the next by the ranking key: the three rows that differ most, where two are of one job. */
function WhyAbove({ applicants }: { applicants: Applicant[] }) {
  const reasons = whyAbove(applicants);
  if (reasons.size === 0) return null;
  return (
    <Facts
      title={t('applications.whyAbove')}
      of={applicants}
      tell={({ id }) => {
        const reason = reasons.get(id);
        if (!reason) return '';
        return (
          <Stack gap={2}>
            <Text size="xs" c="dimmed">
              {t('applications.above', { name: applicantName(reason.below.candidate) })}
            </Text>
            {reason.rows.map(({ name, points }) => (
              <Text size="xs" key={name}>
                {name} {points > 0 ? '+' : '−'}
                {pointsLabel(Math.abs(points))}
              </Text>
            ))}
          </Stack>
        );
      }}
    />
  );
}

/** What the jobs ask for, a row each. */
function Requirements({ applicants }: { applicants: Applicant[] }) {
  return compareLedgers(applicants).map(({ kind, requirement, rows }) => (
    <Table.Tr key={`${kind} ${requirement}`}>
      <Table.Th scope="row">
        {requirement}
        <Text size="xs" c="dimmed">
          {kindLabels[kind]}
        </Text>
      </Table.Th>
      {rows.map((row, index) => (
        <Table.Td key={applicants[index]?.id ?? index}>
          {row ? (
            <Standing row={row} />
          ) : (
            <Text size="xs" c="dimmed">
              {t('applications.notAsked')}
            </Text>
          )}
        </Table.Td>
      ))}
    </Table.Tr>
  ));
}

const kindLabels: Record<LedgerRow['kind'], string> = {
  required_skill: t('applications.required'),
  desired_skill: t('applications.desired'),
  years: t('applications.experience'),
  level: t('applications.level'),
  education: t('applications.education'),
  licence: t('applications.licence'),
  language: t('applications.language'),
  place: t('applications.place'),
};

function Facts(props: { title: string; of: Applicant[]; tell: (applicant: Applicant) => ReactNode }) {
  return (
    <Table.Tr>
      <Table.Th scope="row">{props.title}</Table.Th>
      {props.of.map((applicant) => (
        <Table.Td key={applicant.id}>{props.tell(applicant)}</Table.Td>
      ))}
    </Table.Tr>
  );
}

function Standing({ row }: { row: LedgerRow }) {
  const [first] = row.evidence;
  const quote = first && (first.from === 'resume' ? first.place.quote : first.quote);
  return (
    <Stack gap={2}>
      <RequirementState row={row} />
      {quote && (
        <Text size="xs" c="dimmed" lineClamp={3}>
          {t('applications.quoted', { text: quote })}
        </Text>
      )}
    </Stack>
  );
}
