import { Button, Checkbox, Group, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { BulkWish } from '../../../api/hiring/bulk-actions.ts';
import { usualStages } from '../../../api/hiring/job-stages.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { mostCompared } from '../applications/compare-rows.ts';
import { countedWords } from './plurals.ts';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { pipelineQuery } from '../applications/applicant-queries.ts';
import { RejectDialog } from '../applications/reject-dialog.tsx';
import { TagDialog } from '../applicant-notes/tag-dialog.tsx';
import type { Bulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';

/** Selects the applicants that are shown or all that the filters find, and does something with those selected. */
export function BulkBar(props: {
  selection: Selection;
  bulk: Bulk;
  /** Those that are shown. */
  rows: ApplicantRow[];
  total: number;
  jobId: string | undefined;
}) {
  const { selection, bulk } = props;
  const [dialog, setDialog] = useState<'reject' | 'tag' | 'message' | null>(null);
  const [message, setMessage] = useState('');
  const isBusy = bulk.begin.isPending || bulk.bulk?.state === 'running';
  // A dialog stays open until its act has begun, so that what was typed in it is never lost.
  function act(wish: BulkWish) {
    const onSuccess = () => {
      selection.clear();
      setDialog(null);
      if (wish.do === 'message') setMessage('');
    };
    bulk.begin.mutate({ wish, target: selection.target }, { onSuccess });
  }
  return (
    <Group gap="sm" mih={36} component="section" aria-label="Selected applicants">
      <Checkbox
        label={selection.count === 0 ? 'Select all shown' : `${countedWords(selection.count)} selected`}
        checked={selection.isPage}
        indeterminate={selection.isSome}
        onChange={(event) => selection.page(event.currentTarget.checked)}
      />
      {selection.isPage && !selection.isAll && props.total > props.rows.length && (
        <Button variant="subtle" size="compact-sm" onClick={selection.all}>
          Select all {countedWords(props.total, 'application')}
        </Button>
      )}
      {selection.count > 0 && (
        <>
          {'ids' in selection.target && selection.count > 1 && selection.count <= mostCompared && (
            <LinkButton
              variant="default"
              size="compact-sm"
              to="/applicants/compare"
              search={{ ids: selection.target.ids.join(',') }}
            >
              Compare
            </LinkButton>
          )}
          <StageChoice
            jobId={props.jobId}
            disabled={isBusy}
            onChoose={(stage) => act({ do: 'move', stage })}
          />
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => setDialog('reject')}>
            Reject…
          </Button>
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => setDialog('tag')}>
            Tag…
          </Button>
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => setDialog('message')}>
            Message…
          </Button>
          <ColleagueChoice disabled={isBusy} onChoose={(to) => act({ do: 'assign', to })} />
          <Button variant="default" size="compact-sm" disabled={isBusy} onClick={() => act({ do: 'export' })}>
            Export CSV
          </Button>
          <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
            Clear
          </Button>
        </>
      )}
      {selection.count > 500 && !selection.isAll && (
        <Text size="xs" c="dimmed">
          At most 500 one by one; the rest stays as it is.
        </Text>
      )}
      <RejectDialog
        opened={dialog === 'reject'}
        title={`Reject ${countedWords(selection.count, 'applicant')}`}
        busy={bulk.begin.isPending}
        onClose={() => setDialog(null)}
        onReject={(rejection) => act({ do: 'reject', rejection })}
      />
      <TagDialog
        opened={dialog === 'tag'}
        title={`Tag ${countedWords(selection.count, 'applicant')}`}
        busy={bulk.begin.isPending}
        onClose={() => setDialog(null)}
        onTag={(tag) => act({ do: 'tag', tag })}
      />
      <MessageDialog
        opened={dialog === 'message'}
        title={`Write to ${countedWords(selection.count, 'applicant')}`}
        body={message}
        onBody={setMessage}
        example={props.rows.find(({ id }) => selection.has(id))}
        busy={bulk.begin.isPending}
        onClose={() => setDialog(null)}
        onSend={(body, delay) => act({ do: 'message', body, delay_minutes: delay })}
      />
    </Group>
  );
}

function StageChoice(props: {
  jobId: string | undefined;
  disabled: boolean;
  onChoose: (stage: string) => void;
}) {
  const pipeline = useQuery({ ...pipelineQuery(props.jobId ?? ''), enabled: props.jobId !== undefined });
  const stages = (pipeline.data?.stages ?? usualStages).filter(
    ({ kind }) => kind !== 'rejected' && kind !== 'withdrawn',
  );
  return (
    <Choice label="Move to" disabled={props.disabled}>
      {stages.map((stage) => (
        <Menu.Item key={stage.key} onClick={() => props.onChoose(stage.key)}>
          {stage.name}
        </Menu.Item>
      ))}
    </Choice>
  );
}

function ColleagueChoice(props: { disabled: boolean; onChoose: (id: string | null) => void }) {
  const members = useQuery(membersQuery).data?.items ?? [];
  return (
    <Choice label="Assign" disabled={props.disabled}>
      {members.map((member) => (
        <Menu.Item key={member.id} onClick={() => props.onChoose(member.id)}>
          {member.email}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => props.onChoose(null)}>Nobody</Menu.Item>
    </Choice>
  );
}

function Choice(props: { label: string; disabled: boolean; children: ReactNode }) {
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          disabled={props.disabled}
          rightSection={<ChevronDown size={16} aria-hidden />}
        >
          {props.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{props.children}</Menu.Dropdown>
    </Menu>
  );
}
