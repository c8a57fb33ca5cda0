import { Skeleton, Stack, Tabs } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useId, useMemo } from 'react';
import type { Applicant } from '../../../api/hiring/applications.ts';
import { ApiError } from '../../platform/client.ts';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { LinkButton } from '../../platform/ui/link-button.tsx';
import { ApplicantHead } from './applicant-head.tsx';
import classes from './applicant-page.module.css';
import { ApplicantPanels } from './applicant-panels.tsx';
import { applicantQuery } from './applicant-queries.ts';
import { useApplicantScreen, useLookedAt, useMarkedRead, usePreloadedApplicant } from './applicant-screen.ts';
import { readApplicantSearch } from './applicant-search.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { type ApplicantTab, applicantTabs, useApplicantTab } from './applicant-tab.ts';
import { applicantName } from './applicant-name.ts';
import { BlindNote } from './blind-note.tsx';
import { NoAccountNote } from './no-account-note.tsx';
import { LiveApplicants } from './live-applicants.tsx';
import { PeopleList } from './people-list.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { ResumePage } from './resume-page.tsx';
import { ReviewKeys } from './review-keys.tsx';
import { useEvidence } from './use-evidence.ts';
import { type ApplicantList, useApplicantList } from './use-list-position.ts';
import { useReview } from './use-review.ts';
import { type Fields, useTextFields } from './use-text-fields.ts';
import { t } from '../../platform/messages.ts';

/** One application as the employer reads it: the people of the list, the resume, and the reasons beside it. */
export function ApplicantPage() {
  const { id } = useParams({ from: '/shell/applicants/$id' });
  const raw = useSearch({ from: '/shell/applicants/$id' });
  const search = useMemo(() => readApplicantSearch(raw), [raw]);
  useApplicantScreen(id);
  const applicant = useQuery(applicantQuery(id));
  if (applicant.data) return <View key={id} applicant={applicant.data} search={search} />;
  if (applicant.error) {
    const missing = applicant.error instanceof ApiError && applicant.error.status < 429;
    return (
      <ErrorView
        order={1}
        title={missing ? t('applications.applicantNotFound') : t('applications.applicantFailed')}
        error={applicant.error}
        action={
          <LinkButton variant="default" to="/applicants">
            {t('applications.allApplicants')}
          </LinkButton>
        }
        {...(missing ? {} : { onRetry: () => void applicant.refetch() })}
      />
    );
  }
  return (
    <Stack gap="lg" aria-busy data-wide>
      <Skeleton height={40} width="40%" />
      <Skeleton height={480} />
    </Stack>
  );
}

function View({ applicant, search }: { applicant: Applicant; search: ApplicantSearch }) {
  const name = applicantName(applicant.candidate);
  const list = useApplicantList(applicant.id, search);
  const { place } = list;
  usePreloadedApplicant(place?.next);
  useLookedAt(applicant.id);
  useMarkedRead(applicant.id);
  const [tab, setTab] = useApplicantTab(applicant.id, search);
  const { fields, write } = useTextFields(tab, setTab);
  const review = useReview(applicant, place, search, write);
  const { dialog, setDialog, reject, acts } = review;
  const tabsId = useId();
  return (
    <Tabs
      id={tabsId}
      data-wide
      data-panes
      className={classes.page}
      value={tab}
      keepMounted={false}
      onChange={(next) => setTab(applicantTabs.find((one) => one === next) ?? 'review')}
    >
      <LiveApplicants />
      <ApplicantHead applicant={applicant} search={search} place={place} review={review} tab={tab} />
      <RejectDialog
        opened={dialog === 'reject'}
        title={t('applications.rejectName', { name })}
        about={applicant.id}
        onClose={() => setDialog(null)}
        onReject={reject}
      />
      {applicant.blind && (
        <div className={classes.note}>
          <BlindNote id={applicant.id} />
        </div>
      )}
      {!applicant.has_account && (
        <div className={classes.note}>
          <NoAccountNote />
        </div>
      )}
      <Panes
        applicant={applicant}
        search={search}
        list={list}
        tab={tab}
        onTab={setTab}
        panelId={`${tabsId}-panel-resume`}
        fields={fields}
        onAsk={write.ask}
      />
      <div className={classes.keys}>
        <ReviewKeys acts={acts} resting={dialog !== null} />
      </div>
    </Tabs>
  );
}

type PanesProps = {
  applicant: Applicant;
  search: ApplicantSearch;
  list: ApplicantList;
  tab: ApplicantTab;
  onTab: (tab: ApplicantTab) => void;
  panelId: string;
  fields: Fields;
  onAsk: (id: string, requirement: string) => void;
};

/** The people of the list, the resume, and one part of the rest beside it, each in a pane that scrolls by itself. */
function Panes({ applicant, search, list, tab, onTab, panelId, fields, onAsk }: PanesProps) {
  const evidence = useEvidence(applicant, tab, onTab);
  return (
    <div className={classes.panes} data-tab={tab}>
      <PeopleList id={applicant.id} list={list} search={search} />
      <ResumePage
        id={applicant.id}
        panelId={panelId}
        resume={applicant.resume}
        withdrawn={applicant.stage === 'withdrawn'}
        name={applicantName(applicant.candidate)}
        blind={applicant.blind}
        evidence={evidence.seen}
      />
      <div className={classes.side} data-pane="side">
        <ApplicantPanels
          applicant={applicant}
          evidence={evidence.seen}
          opened={evidence.opened}
          onToggle={evidence.toggle}
          onShow={evidence.show}
          onAsk={(requirement) => onAsk(applicant.id, requirement)}
          fields={fields}
        />
      </div>
    </div>
  );
}
