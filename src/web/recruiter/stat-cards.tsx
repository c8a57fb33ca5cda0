import { ActionIcon, Card, Group, SimpleGrid, Skeleton, Text, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Tooltip.layer.css';
import { Info } from 'lucide-react';
import type { ReactNode } from 'react';
import type { RecruiterStats } from '../../api/companies.ts';
import { formatCount } from '../ui/format.ts';
import { TextLink } from '../ui/link-button.tsx';

/** The employer's four figures, each with its definition; "n/a" where there is nothing to count. */
export function StatCards({ stats }: { stats: RecruiterStats }) {
  const { active_jobs, total_applicants, average_fit, interview_rate } = stats;
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }}>
      <Stat
        name="Active Jobs"
        definition="Your postings that are open now, samples left out."
        title={<TextLink to="/recruiter/jobs">Active Jobs</TextLink>}
        value={plain(active_jobs.value)}
      />
      <Stat
        name="Total Applicants"
        definition="Different people who applied to your open postings."
        title={<TextLink to="/applicants">Total Applicants</TextLink>}
        value={plain(total_applicants.value)}
      />
      <Stat
        name="Average Fit Score"
        definition="The mean skills match of the applications that were scored."
        title="Average Fit Score"
        value={percent(average_fit.value)}
        note={`${plain(average_fit.of)} scored, ${plain(average_fit.unscored)} unscored`}
      />
      <Stat
        name="Interview Rate"
        definition="Applications that reached an interview, out of those decided or older than 14 days."
        title="Interview Rate"
        value={percent(interview_rate.value)}
        note={`of ${formatCount(interview_rate.of, 'application')}`}
      />
    </SimpleGrid>
  );
}

/** The four figures while they are on their way. */
export function StatCardsSkeleton() {
  return (
    <SimpleGrid cols={{ base: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }} aria-busy>
      {[0, 1, 2, 3].map((card) => (
        <Skeleton key={card} height={112} radius="md" />
      ))}
    </SimpleGrid>
  );
}

function Stat(props: { name: string; definition: string; title: ReactNode; value: string; note?: string }) {
  return (
    <Card component="section" aria-label={props.name}>
      <Group justify="space-between" wrap="nowrap" gap={4} align="flex-start">
        <Text size="sm" fw={500} component="h2" m={0}>
          {props.title}
        </Text>
        <Tooltip label={props.definition} multiline w={240} withArrow>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            aria-label={`${props.name}: ${props.definition}`}
          >
            <Info size={16} aria-hidden />
          </ActionIcon>
        </Tooltip>
      </Group>
      <Text size="xl" fw={650} style={{ fontVariantNumeric: 'tabular-nums' }}>
        {props.value}
      </Text>
      {props.note && (
        <Text size="xs" c="dimmed">
          {props.note}
        </Text>
      )}
    </Card>
  );
}

function plain(value: number | null): string {
  return value === null ? 'n/a' : value.toLocaleString('en-US');
}

function percent(value: number | null): string {
  return value === null ? 'n/a' : `${Math.round(value)}%`;
}
