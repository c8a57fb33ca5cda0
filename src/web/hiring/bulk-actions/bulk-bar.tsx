import { Button, Checkbox, Menu, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ChevronUp } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { ApplicantRow } from '../../../api/hiring/applications.ts';
import type { BulkWish } from '../../../api/hiring/bulk-actions.ts';
import { stagesAsUsual } from '../job-stages/stage-labels.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { memberOptions } from '../../identity/companies/member-options.ts';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { maxCompared } from '../applications/compare-rows.ts';
import classes from './bulk-bar.module.css';
import { countLabel } from './plurals.ts';
import { MessageDialog } from '../messages/message-dialog.tsx';
import { pipelineQuery } from '../applications/applicant-queries.ts';
import { RejectDialog } from '../applications/reject-dialog.tsx';
import { TagDialog } from '../applicant-notes/tag-dialog.tsx';
import type { Bulk } from './use-bulk.ts';
import type { Selection } from './use-selection.ts';
import { t } from '../../platform/messages.ts';

type Props = {
  selection: Selection;
  bulk: Bulk;
  /** Those that are shown. */
  rows: ApplicantRow[];
  total: number;
  jobId: string | undefined;
};
type Dialog = 'reject' | 'tag' | 'message';

/** Says how many are selected, selects all that the filters find, and does something with them; floats below the list. */
export function BulkBar(props: Props) {
  const { selection } = props;
  const [dialog, setDialog] = useState<Dialog | null>(null);
  return (
    <>
      {selection.count > 0 && (
        <section className={classes.bar} aria-label={t('bulkActions.selectedApplicants')}>
          <Checkbox
            size="xs"
            label={t('bulkActions.countSelected', { count: countLabel(selection.count) })}
            checked={selection.isPage}
            indeterminate={selection.isSome}
            onChange={(event) => selection.page(event.currentTarget.checked)}
          />
          {selection.isPage && !selection.isAll && props.total > props.rows.length && (
            <Button variant="subtle" size="compact-sm" onClick={selection.all}>
              {t('bulkActions.selectAll', { total: countLabel(props.total, 'application') })}
            </Button>
          )}
          <BulkButtons {...props} onDialog={setDialog} />
          {selection.count > 500 && !selection.isAll && (
            <Text size="xs" c="dimmed">
              {t('bulkActions.atMost')}
            </Text>
          )}
        </section>
      )}
      <BulkDialogs {...props} dialog={dialog} onClose={() => setDialog(null)} />
    </>
  );
}

/** What can be done with those selected: at once, or in a dialog. */
function BulkButtons({ selection, bulk, jobId, onDialog }: Props & { onDialog: (dialog: Dialog) => void }) {
  const isBusy = bulk.begin.isPending || bulk.bulk?.state === 'running';
  const act = (wish: BulkWish) =>
    bulk.begin.mutate({ wish, target: selection.target }, { onSuccess: selection.clear });
  const button = { variant: 'default', size: 'compact-sm' } as const;
  return (
    <>
      {'ids' in selection.target && selection.count > 1 && selection.count <= maxCompared && (
        <LinkButton {...button} to="/applicants/compare" search={{ ids: selection.target.ids.join(',') }}>
          {t('bulkActions.compare')}
        </LinkButton>
      )}
      <StageChoice jobId={jobId} disabled={isBusy} onChoose={(stage) => act({ do: 'move', stage })} />
      <Button {...button} disabled={isBusy} onClick={() => onDialog('reject')}>
        {t('bulkActions.reject')}
      </Button>
      <Button {...button} disabled={isBusy} onClick={() => onDialog('tag')}>
        {t('bulkActions.tag')}
      </Button>
      <Button {...button} disabled={isBusy} onClick={() => onDialog('message')}>
        {t('bulkActions.message')}
      </Button>
      <ColleagueChoice disabled={isBusy} onChoose={(to) => act({ do: 'assign', to })} />
      <Button {...button} disabled={isBusy} onClick={() => act({ do: 'export' })}>
        {t('bulkActions.exportCsv')}
      </Button>
      <Button variant="subtle" size="compact-sm" onClick={selection.clear}>
        {t('bulkActions.clear')}
      </Button>
    </>
  );
}

/** Each stays open until its act has begun, so that what was typed in it is never lost. */
function BulkDialogs(props: Props & { dialog: Dialog | null; onClose: () => void }) {
  const { selection, bulk, dialog, onClose } = props;
  const applicants = countLabel(selection.count, 'applicant');
  async function begin(wish: BulkWish) {
    await bulk.begin.mutateAsync({ wish, target: selection.target });
    selection.clear();
  }
  return (
    <>
      <RejectDialog
        opened={dialog === 'reject'}
        title={t('bulkActions.rejectMany', { applicants })}
        about="many"
        onClose={onClose}
        onReject={(rejection) => begin({ do: 'reject', rejection })}
      />
      <TagDialog
        opened={dialog === 'tag'}
        title={t('bulkActions.tagMany', { applicants })}
        onClose={onClose}
        onTag={(tag) => begin({ do: 'tag', tag })}
      />
      <MessageDialog
        opened={dialog === 'message'}
        title={t('bulkActions.messageMany', { applicants })}
        example={props.rows.find(({ id }) => selection.has(id))}
        onClose={onClose}
        onSend={(body, delay) => begin({ do: 'message', body, delay_minutes: delay })}
      />
    </>
  );
}

function StageChoice(props: {
  jobId: string | undefined;
  disabled: boolean;
  onChoose: (stage: string) => void;
}) {
  const pipeline = useQuery({ ...pipelineQuery(props.jobId ?? ''), enabled: props.jobId !== undefined });
  const stages = (pipeline.data?.stages ?? stagesAsUsual).filter(
    ({ kind }) => kind !== 'rejected' && kind !== 'withdrawn',
  );
  return (
    <Choice label={t('bulkActions.moveTo')} disabled={props.disabled}>
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
    <Choice label={t('bulkActions.assign')} disabled={props.disabled}>
      {memberOptions(members).map(({ value, label }) => (
        <Menu.Item key={value} onClick={() => props.onChoose(value)}>
          {label}
        </Menu.Item>
      ))}
      <Menu.Item onClick={() => props.onChoose(null)}>{t('bulkActions.noOne')}</Menu.Item>
    </Choice>
  );
}

function Choice(props: { label: string; disabled: boolean; children: ReactNode }) {
  return (
    <Menu position="top-start">
      <Menu.Target>
        <Button
          variant="default"
          size="compact-sm"
          disabled={props.disabled}
          rightSection={<ChevronUp size={16} aria-hidden />}
        >
          {props.label}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>{props.children}</Menu.Dropdown>
    </Menu>
  );
}
