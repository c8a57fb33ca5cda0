import { Anchor, Badge, Group, Table, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { TalentPerson } from '../../../api/talent/talent-pool.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { ScoreBar } from '../../platform/ui/score-bar.tsx';
import { wayLabels } from './talent-labels.ts';
import classes from './talent.module.css';
import { t } from '../../platform/messages.ts';

/** People of the pool; with a job chosen, each with the match for it, or said to have none. */
export function TalentTable(props: {
  people: TalentPerson[];
  ranked: boolean;
  /** What stands above the rows. */
  tools: ReactNode;
  onOpen: (person: TalentPerson) => void;
}) {
  const columns = [
    { title: t('talentPool.person') },
    { title: t('talentPool.skills') },
    ...(props.ranked ? [{ title: t('talentPool.skillsMatch') }] : []),
    { title: t('talentPool.tags') },
    { title: t('talentPool.added'), narrow: true },
  ];
  return (
    <WorkTable label={t('talentPool.talentPool')} columns={columns} roomy tools={props.tools}>
      {props.people.map((person) => (
        <Row key={person.id} person={person} ranked={props.ranked} onOpen={() => props.onOpen(person)} />
      ))}
    </WorkTable>
  );
}

function Row({ person, ranked, onOpen }: { person: TalentPerson; ranked: boolean; onOpen: () => void }) {
  return (
    <Table.Tr>
      <Table.Th scope="row" fw={500} className={classes.name}>
        <Anchor component="button" inherit className={classes.words} onClick={onOpen}>
          {person.name}
        </Anchor>
        <Text size="xs" c="dimmed" fw={400} data-second>
          {[person.headline, person.location].filter(Boolean).join(' · ')}
        </Text>
      </Table.Th>
      <Table.Td data-label={t('talentPool.skills')} data-whole>
        {person.skills.length === 0 ? t('talentPool.noneListed') : person.skills.slice(0, 6).join(', ')}
        {person.skills.length > 6 && ` ${t('talentPool.andMoreSkills', { count: person.skills.length - 6 })}`}
      </Table.Td>
      {ranked && (
        <Table.Td data-label={t('talentPool.skillsMatch')} className={classes.fit}>
          {person.fit ? (
            <ScoreBar
              value={person.fit.skill_overlap}
              shape={person.fit.shape}
              {...(person.fit.stale ? { note: 'being recalculated' } : {})}
            />
          ) : (
            t('talentPool.notScored')
          )}
        </Table.Td>
      )}
      <Table.Td data-label={t('talentPool.tags')}>
        <Marks person={person} />
      </Table.Td>
      <Table.Td data-label={t('talentPool.added')} data-narrow>
        {formatDate(person.since)}
        <Text size="xs" c="dimmed" data-second>
          {wayLabels[person.way]}
        </Text>
      </Table.Td>
    </Table.Tr>
  );
}

/** The company's tags, and whether the person was asked for a job or has applied. */
function Marks({ person }: { person: TalentPerson }) {
  return (
    <Group gap={4}>
      {person.tags.map((tag) => (
        <Badge key={tag} color="gray">
          {tag}
        </Badge>
      ))}
      {person.applied && <Badge>{t('talentPool.applied')}</Badge>}
      {person.invited && !person.applied && <Badge>{t('talentPool.invited')}</Badge>}
      {person.tags.length === 0 && !person.applied && !person.invited && '–'}
    </Group>
  );
}
