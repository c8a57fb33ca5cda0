import { ActionIcon, Badge, Button, Group, Menu } from '@mantine/core';
import { Ellipsis, Mail } from 'lucide-react';
import { lazy, useState } from 'react';
import type { SavedReport } from '../../../api/hiring/saved-reports.ts';
import { t } from '../../platform/messages.ts';
import { isSameReport, keptSearch, type ReportSearch } from '../reports/report-search.ts';
import { ReportDialog } from './report-dialog.tsx';
import { mailWords, openedSearch } from './saved-report-queries.ts';
import { useReportActions, useShowReport } from './use-report-actions.ts';

const RenameForm = lazy(async () => ({ default: (await import('./name-forms.tsx')).RenameForm }));
const MailForm = lazy(async () => ({ default: (await import('./mail-form.tsx')).MailForm }));
const titles = { mail: t('savedReports.mailTitle'), rename: t('savedReports.renameTitle') };

type Props = {
  report: SavedReport;
  search: ReportSearch;
  onChange: (next: ReportSearch) => void;
  /** Keeps what is shown as another report. */
  onSaveAs: () => void;
};

/** Whose a saved report is, and whether it is shown as it was saved. */
export function ReportState({ report, search }: Pick<Props, 'report' | 'search'>) {
  return (
    <Group component="span" gap="xs">
      <Badge component="span" variant="light" color="gray">
        {report.is_mine
          ? t(report.shared ? 'savedReports.sharedBadge' : 'savedReports.privateBadge')
          : t('savedReports.sharedBy', { name: report.owner_name })}
      </Badge>
      {!isSameReport(report.search, search) && (
        <Badge component="span" variant="light">
          {t('savedReports.changed')}
        </Badge>
      )}
    </Group>
  );
}

/** What is done with the saved report that is open: mailed to oneself; by its owner saved anew, renamed, shared and deleted. */
export function ReportActions({ report, search, onChange, onSaveAs }: Props) {
  const [dialog, setDialog] = useState<'mail' | 'rename' | null>(null);
  const show = useShowReport();
  const { report: _report, until: _until, ...rest } = search;
  const actions = useReportActions(report, {
    onDeleted: () => onChange(rest),
    onRestored: () => onChange(openedSearch(report)),
  });
  const { change } = actions;
  const ends = {
    report,
    onClose: () => setDialog(null),
    onSaved: (saved: SavedReport) => {
      show(saved);
      setDialog(null);
    },
  };
  const isChanged = !isSameReport(report.search, search);
  return (
    <>
      <Button
        variant="default"
        leftSection={<Mail size={16} aria-hidden />}
        onClick={() => setDialog('mail')}
      >
        {report.mail ? mailWords(report.mail) : t('savedReports.mailMe')}
      </Button>
      {isChanged && (
        <Button
          loading={change.isPending}
          onClick={() =>
            report.is_mine
              ? change.mutate({ value: { search: keptSearch(search) }, done: t('savedReports.changesSaved') })
              : onSaveAs()
          }
        >
          {report.is_mine ? t('savedReports.saveChanges') : t('savedReports.saveAsNew')}
        </Button>
      )}
      <MoreMenu report={report} actions={actions} onSaveAs={onSaveAs} onRename={() => setDialog('rename')} />
      <ReportDialog title={dialog && titles[dialog]} onClose={ends.onClose}>
        {dialog === 'mail' ? <MailForm {...ends} /> : <RenameForm {...ends} onFailed={actions.reload} />}
      </ReportDialog>
    </>
  );
}

/** The acts that are rarely asked for. */
function MoreMenu({
  report,
  actions: { change, remove },
  onSaveAs,
  onRename,
}: Pick<Props, 'report' | 'onSaveAs'> & {
  actions: ReturnType<typeof useReportActions>;
  onRename: () => void;
}) {
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('savedReports.more', { name: report.name })}
        >
          <Ellipsis size={16} aria-hidden />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={onSaveAs}>{t('savedReports.saveAsNew')}</Menu.Item>
        {report.is_mine && (
          <>
            <Menu.Item onClick={onRename}>{t('savedReports.rename')}</Menu.Item>
            <Menu.Item
              onClick={() =>
                change.mutate({
                  value: { shared: !report.shared },
                  done: t(report.shared ? 'savedReports.nowPrivate' : 'savedReports.nowShared'),
                })
              }
            >
              {t(report.shared ? 'savedReports.makePrivate' : 'savedReports.makeShared')}
            </Menu.Item>
            <Menu.Divider />
            <Menu.Item color="red" onClick={() => remove.mutate()}>
              {t('savedReports.delete')}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
