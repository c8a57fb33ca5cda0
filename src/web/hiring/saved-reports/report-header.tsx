import { Button, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { lazy, useState } from 'react';
import { t } from '../../platform/messages.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { keptSearch, type ReportSearch } from '../reports/report-search.ts';
import { ReportActions, ReportState } from './opened-report.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { ReportMenu } from './report-menu.tsx';
import { openedSearch, savedReportsQuery } from './saved-report-queries.ts';
import { useReturningFocus } from './use-returning-focus.ts';
import { useShowReport } from './use-report-actions.ts';

const SaveForm = lazy(async () => ({ default: (await import('./name-forms.tsx')).SaveForm }));

/** The top of the reports: the name of the saved one that is open, what is done with it, and the others. */
export function ReportHeader({
  search,
  words,
  onChange,
}: {
  search: ReportSearch;
  /** What is shown, in words. */
  words: string;
  onChange: (next: ReportSearch) => void;
}) {
  const [saving, setSaving] = useState(false);
  const show = useShowReport();
  const isOneOpen = search.report !== undefined;
  const { data } = useQuery({ ...savedReportsQuery, enabled: isOneOpen });
  const report = isOneOpen ? data?.find(({ id }) => id === search.report) : undefined;
  const focus = useReturningFocus(report?.id);
  const about = data && isOneOpen ? 'savedReports.gone' : 'reports.aboutReports';
  const onSaveAs = () => setSaving(true);
  return (
    <>
      <PageHeader
        title={report?.name ?? t('reports.reports')}
        back={isOneOpen && <AllReports />}
        context={report ? <ReportState report={report} search={search} /> : t(about)}
        action={
          <>
            <ReportMenu
              button={focus.place}
              isOneOpen={isOneOpen}
              onOpen={(opened) => onChange(openedSearch(opened))}
            />
            {report ? (
              <ReportActions report={report} search={search} onChange={onChange} onSaveAs={onSaveAs} />
            ) : (
              <Button onClick={onSaveAs}>{t('savedReports.save')}</Button>
            )}
          </>
        }
      />
      {search.until !== undefined && <Until search={search} until={search.until} onChange={onChange} />}
      <ReportDialog title={saving ? t('savedReports.saveTitle') : null} onClose={() => setSaving(false)}>
        <SaveForm
          search={keptSearch(search)}
          words={words}
          onClose={() => setSaving(false)}
          onSaved={(saved) => {
            show(saved);
            setSaving(false);
            onChange(openedSearch(saved));
            focus.keep();
          }}
        />
      </ReportDialog>
    </>
  );
}

/** The way back from a saved report. */
function AllReports() {
  return (
    <TextLink size="sm" to="/recruiter/reports">
      {t('reports.reports')}
    </TextLink>
  );
}

/** Says that the figures are those of an earlier moment, as a mail told them. */
function Until(props: { search: ReportSearch; until: string; onChange: (next: ReportSearch) => void }) {
  const { until: _until, ...now } = props.search;
  return (
    <Text size="sm" mb="md">
      {t('savedReports.until', { at: new Date(props.until) })}{' '}
      <Button variant="subtle" size="compact-sm" onClick={() => props.onChange(now)}>
        {t('savedReports.showNow')}
      </Button>
    </Text>
  );
}
