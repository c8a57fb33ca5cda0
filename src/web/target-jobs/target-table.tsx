import { Table, Text, VisuallyHidden } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import type { TargetJob } from '../../api/target-jobs.ts';
import { TextLink } from '../ui/link-button.tsx';
import { TargetFacts } from './target-facts.tsx';
import { TargetMenu } from './target-menu.tsx';
import classes from './target-jobs.module.css';
import { stageNames } from './target-words.ts';

/** The target jobs as a list, the newest first. */
export function TargetTable({ jobs, onEdit }: { jobs: TargetJob[]; onEdit: (job: TargetJob) => void }) {
  return (
    <Table verticalSpacing="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Job</Table.Th>
          <Table.Th>Stage</Table.Th>
          <Table.Th>
            <VisuallyHidden>Actions</VisuallyHidden>
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {jobs.map((job) => (
          <Table.Tr key={job.job_id}>
            <Table.Td className={classes.words}>
              <TextLink to="/jobs/$id" params={{ id: job.job_id }} fw={500}>
                {job.title}
              </TextLink>
              <Text size="sm">{job.employer_name}</Text>
              <TargetFacts job={job} />
            </Table.Td>
            <Table.Td>{stageNames[job.stage]}</Table.Td>
            <Table.Td w={48}>
              <TargetMenu job={job} onEdit={onEdit} />
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
