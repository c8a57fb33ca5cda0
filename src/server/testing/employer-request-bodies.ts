import type { CallInput } from '../../api/platform/endpoint.ts';
import type { InterviewInput } from '../../api/hiring/interviews.ts';
import type { OfferInput } from '../../api/hiring/offer.ts';
import { usualStages } from '../../api/hiring/job-stages.ts';
import type { webhooksApi } from '../../api/integrations/webhooks.ts';
import { dayMs, hourMs } from '../../api/platform/durations.ts';

/** A video call of 45 minutes, days ahead, without people. */
export function plainInterview(daysAhead = 3): InterviewInput {
  const day = Math.floor(Date.now() / dayMs) + daysAhead;
  return {
    kind: 'video',
    minutes: 45,
    place: '',
    link: 'https://meet.example/room',
    message: 'We look forward to it.',
    time_zone: 'Europe/Berlin',
    interviewers: [],
    times: [new Date(day * dayMs + 10 * hourMs).toISOString()],
  };
}

/** An offer of 80,000 euros a year, to be answered within a week. */
export function plainOffer(now = new Date()): OfferInput {
  return {
    salary: 80_000,
    currency: 'EUR',
    interval: 'year',
    start_on: null,
    expires_at: new Date(now.getTime() + 7 * dayMs).toISOString(),
    text: 'We would like you to join us.',
  };
}

/** A webhook endpoint on the internet that wants to hear of applications. */
export const plainWebhook: CallInput<typeof webhooksApi.createWebhook>['body'] = {
  url: 'https://hooks.example/tenon',
  event_types: ['application.submitted'],
};

const someone = '00000000-0000-7000-8000-000000000001';
const interview = { ...plainInterview(), interviewers: [someone] };

/** Bodies that pass the schemas of what an employer does with applications, so that an attempt reaches the rule behind. */
export const employerBodies = {
  createWebhook: plainWebhook,
  updateWebhook: { version: 1, value: plainWebhook },
  moveApplicant: { version: 1, stage: 'screen' },
  undoMove: { version: 1 },
  proposeInterview: interview,
  changeInterview: { version: 1, value: interview },
  cancelInterview: { version: 1 },
  bookInterview: { version: 1, starts_at: interview.times[0], time_zone: 'UTC' },
  askForOtherTimes: { version: 1, wish: '', time_zone: 'UTC' },
  cancelMyInterview: { version: 1 },
  writeOffer: plainOffer(),
  changeOffer: { version: 1, value: plainOffer() },
  approveOffer: { version: 1 },
  sendOffer: { version: 1 },
  returnOffer: { version: 1, reason: 'Too high.' },
  discussOffer: { version: 1, message: 'Could we talk?', salary: 85_000 },
  changeOfferApprovers: { version: 1, items: [] },
  withdrawOffer: { version: 1 },
  answerOffer: { version: 1, answer: 'accept', signature: 'Robin Okafor' },
  countersignOffer: { version: 1, signature: 'Maren Holt' },
  askForHumanReview: { reason: 'Look again.' },
  answerHumanReview: { version: 1, outcome: 'kept', answer: 'We looked.' },
  writeApplicantNote: { body: 'Call.' },
  changeCompanyList: { list: 'reject_reasons', version: 0, items: [{ name: 'Schedule' }] },
  saveStageTemplate: { name: 'Short', stages: usualStages },
  saveApplicantView: { name: 'New', shared: true, search: { stage: 'new' } },
  changeApplicantView: { version: 1, value: { name: 'New', shared: true, search: {} } },
  setDefaultView: { on: true },
  askCalendarPermission: { kind: 'google' },
  finishCalendarPermission: { state: 'a.b', code: 'c' },
  connectCalendar: { address: 'https://cal.example/', username: 'me', password: 'word' },
  saveWorkingHours: { version: 0, time_zone: 'UTC', week: Array.from({ length: 7 }, () => null) },
  saveReport: { name: 'New', shared: true, search: { days: '7' } },
  changeSavedReport: { version: 1, value: { name: 'New', shared: true, search: {} } },
  setReportMail: { mail: { cadence: 'weekly', weekday: 1 } },
  changeHiringTeam: { person_id: '00000000-0000-7000-8000-000000000001', part: null },
  changeCustomFields: { subject: 'application', version: 0, items: [{ name: 'Visa', kind: 'text' }] },
  changeStageRules: { version: 0, items: [{ stage: 'screen', act: { do: 'tag', tag: 'Phone' } }] },
  finishApplicantTask: { task_id: someone, done: true },
  saveJobFields: { version: 0, values: [] },
  saveApplicantFields: { version: 0, values: [] },
  changeRetention: { version: 0, months: 6, countries: [] },
  previewRetention: { months: 6, countries: [] },
  holdApplicant: { reason: 'Legal claim' },
  changeApprovalRules: { version: 1, required: false, approvers: [] },
  decideOnJob: { version: 1, decision: 'approve' },
  changeJobStatus: { version: 1, status: 'paused' },
  writeApplicationMessage: { body: 'Hello' },
  writeApplicantMessage: { body: 'Hello' },
  snoozeThread: { until: null },
  previewApplicantMessage: { body: 'Hello' },
  createMessageTemplate: { name: 'Hello', body: 'Hello' },
  changeMessageTemplate: { version: 1, value: { name: 'Hello', body: 'Hello' } },
  publishImpactSummary: { used_since: '2026-01-01' },
  setSelfIdentification: { version: 0, asks: 'everyone' },
  tagApplicant: { add: ['Weld'] },
  assignApplicant: { to: null },
  fileScorecard: { version: 0, verdict: 'yes', ratings: [], note: '' },
  createBulkAction: { wish: { do: 'export' }, target: { ids: ['00000000-0000-7000-8000-000000000001'] } },
  changeJobPipeline: { version: 0, stages: usualStages, blind: false },
};
