import { Button, Group, Menu, Text } from '@mantine/core';
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { applicationsApi } from '../../api/applications.ts';
import type { Applicant } from '../../api/applications.ts';
import { ApiError, call } from '../client.ts';
import { toast } from '../ui/toast.ts';
import { applicantQuery } from './applicant-queries.ts';
import { employerStages as targets, nextStage } from './stage-order.ts';
import type { EmployerStage as Target } from './stage-order.ts';
import { stageWords } from './stage-words.ts';

/** Moves an application to another stage, by one button to the next or by the menu to any; the last move can be undone. */
export function StageMenu({ applicant }: { applicant: Applicant }) {
  const [undo, setUndo] = useState<Target | null>(null);
  const move = useMove(applicant, setUndo);
  if (applicant.stage === 'withdrawn') {
    return (
      <Text size="sm" c="dimmed">
        Withdrawn by the applicant
      </Text>
    );
  }
  const next = nextStage(applicant.stage);
  return (
    <Group gap="xs">
      {undo && (
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={move.isPending}
          onClick={() => move.mutate(undo)}
        >
          Undo: back to {stageWords[undo]}
        </Button>
      )}
      <Menu position="bottom-end">
        <Menu.Target>
          <Button
            variant="default"
            disabled={move.isPending}
            rightSection={<ChevronDown size={16} aria-hidden />}
          >
            Stage: {stageWords[applicant.stage]}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {targets
            .filter((stage) => stage !== applicant.stage)
            .map((stage) => (
              <Menu.Item key={stage} onClick={() => move.mutate(stage)}>
                Move to {stageWords[stage]}
              </Menu.Item>
            ))}
        </Menu.Dropdown>
      </Menu>
      {next && (
        <Button loading={move.isPending} onClick={() => move.mutate(next)}>
          Move to {stageWords[next]}
        </Button>
      )}
    </Group>
  );
}

function useMove(applicant: Applicant, onMoved: (from: Target | null) => void) {
  const queries = useQueryClient();
  const { queryKey } = applicantQuery(applicant.id);
  const from = targets.find((stage) => stage === applicant.stage) ?? null;
  return useMutation({
    mutationFn: (stage: Target) =>
      call(applicationsApi.moveApplicant, {
        params: { id: applicant.id },
        body: { version: applicant.version, stage },
      }),
    onSuccess: (row) => {
      queries.setQueryData(queryKey, (old) => old && { ...old, ...row });
      onMoved(from);
      toast.success(`Moved to ${stageWords[row.stage]}.`);
    },
    onError: (error) => {
      const taken = error instanceof ApiError && (error.status === 412 || error.status === 409);
      toast.error(
        taken
          ? 'This application changed meanwhile. You see it as it is now; nothing was moved.'
          : 'The application could not be moved. Please try again.',
      );
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['applicants'] }),
        queries.invalidateQueries({ queryKey: ['recruiter'] }),
      ]),
  });
}
