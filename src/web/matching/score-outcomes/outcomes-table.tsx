import { Skeleton, Stack, Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { BandOutcome, ScoreOutcomes as Outcomes } from '../../../api/matching/score-outcomes.ts';
import { pageLocale, t } from '../../platform/messages.ts';
import { matchBand } from '../../platform/theme/bands.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatNumber } from '../../platform/ui/format.ts';
import { scoreOutcomesQuery } from './score-outcomes-queries.ts';

/** What became of applicants of each band of the score. */
export function OutcomesTable({ of }: { of: { jobId?: string } | 'site' }) {
  const outcomes = useQuery(scoreOutcomesQuery(of));
  if (outcomes.isPending) return <Skeleton height={160} mt="xs" />;
  if (!outcomes.data)
    return (
      <ErrorView
        order={3}
        title={t('scoreOutcomes.loadFailed')}
        error={outcomes.error}
        onRetry={() => void outcomes.refetch()}
      />
    );
  const { data } = outcomes;
  const shown = shownFamilies(data);
  return (
    <Stack gap="xs" mt="xs">
      <Text size="xs" c="dimmed">
        {t('scoreOutcomes.about', { month: monthName(data.through) })}
        {of === 'site' && ` ${t('scoreOutcomes.aboutSite')}`}
      </Text>
      {shown.length === 0 ? (
        <Text size="sm">{t('scoreOutcomes.notYet')}</Text>
      ) : (
        shown.map(({ family, bands }) => (
          <FamilyTable key={family} name={t(FAMILIES[family])} bands={bands} />
        ))
      )}
    </Stack>
  );
}

/** Beside a job its own family and all together; else every family. Those of which nothing is shown are left out. */
function shownFamilies({ family, families }: Outcomes): Outcomes['families'] {
  return families.filter(
    (one) =>
      one.bands.some(({ decided }) => decided !== null) &&
      (family === null || one.family === 'all' || one.family === family),
  );
}

function FamilyTable({ name, bands }: { name: string; bands: BandOutcome[] }) {
  return (
    <Table.ScrollContainer minWidth={280} type="native">
      <Table captionSide="top" verticalSpacing={4} fz="xs">
        <Table.Caption ta="left" fw={600} c="var(--mantine-color-text)" mt={4}>
          {name}
        </Table.Caption>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('scoreOutcomes.band')}</Table.Th>
            <Table.Th>{t('scoreOutcomes.decided')}</Table.Th>
            <Table.Th>{t('scoreOutcomes.interview')}</Table.Th>
            <Table.Th>{t('scoreOutcomes.offer')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {bands.map((one) => (
            <Table.Tr key={one.band}>
              <Table.Th scope="row">{matchBand(FROM[one.band]).word}</Table.Th>
              <Table.Td>
                {one.decided === null ? t('scoreOutcomes.hidden') : formatNumber(one.decided)}
              </Table.Td>
              <Table.Td>{between(one.interview)}</Table.Td>
              <Table.Td>{between(one.offer)}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function monthName(month: string): string {
  const name = new Intl.DateTimeFormat(pageLocale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return name.format(new Date(`${month}-01`));
}

function between(share: BandOutcome['interview']): string {
  if (share === null) return '–';
  const [middle, low, high] = [share.share, share.low, share.high].map((value) =>
    formatNumber(value, { style: 'percent', maximumFractionDigits: 0 }),
  );
  return t('scoreOutcomes.between', { share: middle ?? '', low: low ?? '', high: high ?? '' });
}

/** The lowest score of each band, in percent. */
const FROM = { strong: 80, good: 60, partial: 40, low: 0 };

const FAMILIES = {
  all: 'scoreOutcomes.all',
  managers: 'scoreOutcomes.managers',
  professionals: 'scoreOutcomes.professionals',
  technicians: 'scoreOutcomes.technicians',
  clerical: 'scoreOutcomes.clerical',
  service: 'scoreOutcomes.service',
  agriculture: 'scoreOutcomes.agriculture',
  craft: 'scoreOutcomes.craft',
  operators: 'scoreOutcomes.operators',
  elementary: 'scoreOutcomes.elementary',
  other: 'scoreOutcomes.other',
} as const;
