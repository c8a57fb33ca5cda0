import type { Dashboard } from '../../../api/candidates/candidates.ts';
import { isOpenStage } from '../../hiring/job-stages/stage-labels.ts';
import { stageTime } from '../../hiring/my-applications/application-labels.ts';
import { t } from '../../platform/messages.ts';
import { formatDate, formatDateTime } from '../../platform/ui/dates.ts';

export type Application = Dashboard['applications'][number];
/** What else the dashboard shows of applications; `now` is the instant it is from. */
export type Shown = {
  actions: Dashboard['required_actions'];
  interviews: Dashboard['interviews'];
  now: string;
};

/** What happens next with an application: what the candidate answers, an interview, the employer's answer; else how long it has its stage. */
export function whatIsNext(application: Application, { actions, interviews, now }: Shown): string {
  const { id, stage } = application;
  if (!isOpenStage(stage)) return stageTime(application, now);
  const action = actions.find(({ application_id }) => application_id === id);
  if (action?.kind === 'question') return t('dashboard.theyAsked');
  if (action?.due && action.kind === 'offer_to_answer')
    return t('dashboard.answerOfferBy', { due: formatDate(action.due) });
  if (action?.due) return t('dashboard.chooseTimeBy', { due: formatDate(action.due) });
  const booked = interviews.find(
    ({ application_id, status }) => application_id === id && status === 'booked',
  );
  if (booked?.starts_at) return t('dashboard.interviewOn', { when: formatDateTime(booked.starts_at) });
  return stageTime(application, now);
}
