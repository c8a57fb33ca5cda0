import type { Endpoint } from '../../../api/platform/endpoint.ts';
import type { api } from '../../../api/index.ts';
import { type Actor, type Caller, narrowScope } from './actors.ts';
import type { Name } from './attempt.ts';
import { forManaging, forOwners, forWhoeverHires, shared } from './company-endpoints.ts';
import type { Records } from './records.ts';

/** A kind of record. */
export type Kind = keyof Records;

/** The result of a call: it gets as far as the record or the work, or why it does not. */
export type Outcome = 'reached' | 'hidden' | 'not_signed_in' | 'missing_scope' | 'wrong_role' | 'owner_only';

/** The record behind each `{id}`. A new endpoint with an id does not compile until it stands here. */
export const recordOf: { [N in Name as (typeof api)[N] extends { params: unknown } ? N : never]: Kind } = {
  revealApiKey: 'key',
  deleteApiKey: 'key',
  updateModel: 'model',
  deleteModel: 'model',
  testModel: 'model',
  changePersonRole: 'person',
  suspendPerson: 'person',
  endPersonSessions: 'person',
  resendPersonVerification: 'person',
  listBulletSuggestions: 'open job',
  acceptBullet: 'open job',
  rejectBullet: 'open job',
  restoreBullets: 'open job',
  getTailoredResume: 'tailored',
  updateTailoredResume: 'tailored',
  undoTailoredResume: 'tailored',
  deleteTailoredResume: 'tailored',
  exportTailoredResume: 'tailored',
  saveTailoredFile: 'tailored',
  getBuilderResume: 'tailored',
  updateBuilderResume: 'tailored',
  openBuilderPage: 'tailored',
  readBuilderResume: 'tailored',
  getTailoring: 'tailored',
  checkLetter: 'tailored',
  saveResumeVersion: 'tailored',
  restoreResumeVersion: 'resume version',
  deleteResumeVersion: 'resume version',
  exportResume: 'resume',
  saveTargetJob: 'open job',
  updateTargetJob: 'target job',
  removeTargetJob: 'open job',
  getReading: 'resume',
  correctReading: 'resume',
  makeResumeCurrent: 'resume',
  renameResume: 'resume',
  deleteResume: 'resume',
  linkResume: 'resume',
  readCalendarFeed: 'calendar',
  unsubscribePush: 'push device',
  openFile: 'signed file',
  openResumePage: 'resume',
  linkApplicantResume: 'application',
  openApplicantResume: 'signed resume',
  openTalentResume: 'signed talent resume',
  openApplicantPage: 'application',
  openOfferFile: 'signed offer',
  getExperience: 'experience',
  updateExperience: 'experience',
  deleteExperience: 'experience',
  restoreExperience: 'deleted experience',
  getJob: 'draft',
  listSimilarJobs: 'draft',
  getJobScreen: 'draft',
  hideJob: 'open job',
  showJob: 'open job',
  changeSavedSearch: 'saved search',
  deleteSavedSearch: 'saved search',
  reportJob: 'open job',
  openOutsideJob: 'open job',
  updateJob: 'job',
  listJobChanges: 'job',
  getJobFit: 'open job',
  calculateJobFit: 'open job',
  answerRequirement: 'open job',
  getJobFitReceipt: 'score',
  getApplicantReceipt: 'application',
  applyToJob: 'open job',
  startGuestApplication: 'open job',
  sendGuestApplication: 'nothing',
  withdrawApplication: 'application',
  listEarlierAnswers: 'open job',
  getMyApplication: 'application',
  getApplicationScreen: 'application',
  undoWithdrawal: 'application',
  updateExternalApplication: 'outside application',
  deleteExternalApplication: 'outside application',
  listJobApplicants: 'job',
  getTalent: 'talent',
  removeTalent: 'talent',
  tagTalent: 'talent',
  inviteTalent: 'talent',
  addTalentToJob: 'talent',
  linkTalentResume: 'talent with a file',
  mergeTalent: 'talent',
  splitTalent: 'merged talent',
  refuseJobInvitation: 'invitation to apply',
  getKeptState: 'application',
  setKeptState: 'application',
  getSelfIdentification: 'application',
  answerSelfIdentification: 'application',
  deleteSelfIdentification: 'application',
  settleAtsDifference: 'application',
  openAtsResume: 'company',
  receiveAtsWebhook: 'company',
  getApplicant: 'application',
  getApplicantScreen: 'application',
  moveApplicant: 'application',
  undoMove: 'application',
  revealApplicant: 'application',
  eraseApplicant: 'application',
  copyApplicantData: 'application',
  listApplicantHolds: 'application',
  holdApplicant: 'application',
  liftHold: 'application',
  getJobPipeline: 'job',
  changeJobPipeline: 'job',
  getBoard: 'job',
  listApplicantNotes: 'application',
  writeApplicantNote: 'application',
  deleteApplicantNote: 'note',
  tagApplicant: 'application',
  assignApplicant: 'application',
  listApplicationMessages: 'application',
  writeApplicationMessage: 'application',
  readApplicationMessages: 'application',
  listApplicantMessages: 'application',
  writeApplicantMessage: 'application',
  previewApplicantMessage: 'application',
  readApplicantMessages: 'application',
  settleThread: 'application',
  unreadApplicantMessages: 'application',
  snoozeThread: 'application',
  stopFollowUps: 'application',
  dropWaitingMessage: 'message',
  changeMessageTemplate: 'template',
  deleteMessageTemplate: 'template',
  proveBackup: 'nothing',
  deleteBackup: 'nothing',
  changeSwitch: 'switch',
  getReport: 'report',
  resolveReport: 'report',
  takeJobDown: 'open job',
  unfollowBoard: 'followed board',
  checkBoard: 'followed board',
  stopBoard: 'board',
  allowBoard: 'stopped board',
  putJobBack: 'job taken down',
  retryDeadTask: 'nothing',
  dropDeadTask: 'nothing',
  getBulkAction: 'bulk',
  getJobMailAddress: 'job',
  renewJobMailAddress: 'job',
  endJobMailAddress: 'job',
  changeReferralLink: 'referral link',
  renewReferralLink: 'referral link',
  revokeReferralLink: 'referral link',
  sendReferredResume: 'nothing',
  getResumeImport: 'import',
  listImportFiles: 'import',
  addImportFile: 'import',
  notifyImported: 'import',
  decideDuplicates: 'import',
  undoResumeImport: 'import',
  decideImportFile: 'import file',
  linkImportFile: 'import file',
  openImportFile: 'signed import file',
  getRecordImport: 'record import',
  mapRecordImport: 'record import',
  openRecordMistakes: 'record import',
  runRecordImport: 'record import',
  addRecordResume: 'record import',
  notifyRecordPeople: 'record import',
  undoRecordImport: 'record import',
  deleteRecordImport: 'record import',
  getScorecards: 'application',
  fileScorecard: 'application',
  listApplicantInterviews: 'application',
  proposeInterview: 'application',
  listMyInterviews: 'application',
  getInterview: 'interview',
  listFreeTimes: 'application',
  changeInterview: 'interview',
  cancelInterview: 'interview',
  listTimesToPick: 'interview',
  readCalendar: 'nothing',
  disconnectCalendar: 'nothing',
  bookInterview: 'interview',
  askForOtherTimes: 'interview',
  cancelMyInterview: 'interview',
  openInterviewCalendar: 'interview',
  listApplicantOffers: 'application',
  writeOffer: 'application',
  listMyOffers: 'application',
  changeOffer: 'offer',
  approveOffer: 'offer',
  returnOffer: 'offer',
  getOfferLetter: 'offer',
  discussOffer: 'offer',
  getOfferStart: 'application',
  attachOfferFile: 'offer',
  removeOfferFile: 'offer',
  linkOfferFile: 'offer',
  sendOffer: 'offer',
  withdrawOffer: 'offer',
  countersignOffer: 'offer',
  getSignedOffer: 'offer',
  answerOffer: 'offer',
  listMyHumanReviews: 'application',
  askForHumanReview: 'application',
  listApplicantHumanReviews: 'application',
  answerHumanReview: 'human review',
  deleteStageTemplate: 'stage template',
  changeJobStatus: 'job',
  decideOnJob: 'job',
  getJobFields: 'job',
  saveJobFields: 'job',
  getApplicantFields: 'application',
  saveApplicantFields: 'application',
  finishApplicantTask: 'application',
  changeApplicantView: 'view',
  setDefaultView: 'view',
  deleteApplicantView: 'view',
  changeSavedReport: 'saved report',
  setReportMail: 'saved report',
  deleteSavedReport: 'saved report',
  restoreSavedReport: 'deleted report',
  getHiringTeam: 'job',
  changeHiringTeam: 'job',
  getAnswerTime: 'draft',
  cancelBulkAction: 'bulk',
  undoBulkAction: 'bulk',
  openBulkFile: 'bulk',
  endSession: 'session',
  renamePasskey: 'passkey',
  removePasskey: 'passkey',
  unlinkIdentity: 'identity',
  revokeApiToken: 'token',
  removeMember: 'member',
  transferOwnership: 'member',
  resendInvitation: 'invitation',
  revokeInvitation: 'invitation',
  openLogo: 'nothing',
  openCareerPicture: 'nothing',
  readNotification: 'notification',
  getCompanyPage: 'company',
  getImpactSummary: 'company',
  updateWebhook: 'webhook',
  deleteWebhook: 'webhook',
  revealWebhookSecret: 'webhook',
  rotateWebhookSecret: 'webhook',
  testWebhook: 'webhook',
  listWebhookDeliveries: 'webhook',
  resendWebhookDelivery: 'delivery',
};

/** The record that a body names, where it decides more than the one in the path. */
const inBody: Partial<Record<Name, Kind>> = {
  applyToJob: 'resume',
  createBulkAction: 'application',
  createResumeImport: 'job',
  createReferralLink: 'job',
  scoreTalent: 'job',
  inviteTalent: 'job',
  addTalentToJob: 'job',
};

const working = ['owner', 'owningManager', 'colleague', 'companyAdmin', 'manager'] as const;
const members = [...working, 'otherManager', 'narrowToken'] as const;
const owners = ['owner', 'owningManager'] as const;
const managing = [...owners, 'companyAdmin'] as const;
const staff = ['internal', 'companyAdmin', 'adminElsewhere'] as const;
const everybody = 'everybody';

/** Who reaches the records of each kind; to everybody else whom the endpoint lets in they do not exist. */
const reachedBy: Record<Kind, readonly Actor[] | typeof everybody> = {
  // A candidate's own.
  resume: ['applicant'],
  'signed file': ['applicant'],
  'signed resume': ['colleague'],
  'signed offer': ['colleague'],
  'signed talent resume': ['colleague'],
  'signed import file': ['colleague'],
  tailored: ['applicant'],
  'resume version': ['applicant'],
  experience: ['applicant'],
  'deleted experience': ['applicant'],
  score: ['applicant'],
  'target job': ['applicant'],
  'saved search': ['applicant'],
  'outside application': ['applicant'],
  'followed board': ['applicant'],
  notification: ['applicant'],
  session: ['applicant'],
  'push device': ['applicant'],
  passkey: ['applicant'],
  token: ['applicant'],
  identity: ['applicant'],
  'invitation to apply': ['applicant'],
  // Of a job and those who apply to it: hiring managers have to be on its team, unless they own the company.
  job: working,
  draft: working,
  application: ['applicant', ...working],
  interview: ['applicant', ...working],
  offer: ['applicant', ...working],
  'human review': working,
  message: working,
  view: working,
  'saved report': working,
  'referral link': working,
  import: working,
  'import file': working,
  'record import': working,
  // What somebody wrote or started for themselves.
  note: ['colleague'],
  bulk: ['colleague'],
  'deleted report': ['colleague'],
  // Of the company.
  template: working,
  'stage template': working,
  talent: working,
  'talent with a file': working,
  'merged talent': working,
  'other talent': working,
  member: owners,
  invitation: owners,
  webhook: managing,
  delivery: managing,
  // Of the site.
  key: ['internal'],
  report: ['internal'],
  board: ['internal'],
  'stopped board': ['internal'],
  person: ['internal'],
  switch: ['internal'],
  model: staff,
  'job taken down': ['internal'],
  'open job': everybody,
  calendar: everybody,
  company: everybody,
  logo: everybody,
  nothing: [],
};

/** Where the endpoint decides more than the record. */
const exceptions: Partial<Record<Name, readonly Actor[]>> = {
  // Whoever shared a view or a report changes it.
  changeApplicantView: ['colleague'],
  deleteApplicantView: ['colleague'],
  changeSavedReport: ['colleague'],
  deleteSavedReport: ['colleague'],
  // Nothing waits to be settled.
  settleAtsDifference: [],
  eraseApplicant: owners,
  copyApplicantData: owners,
  listApplicantHolds: owners,
  holdApplicant: owners,
  liftHold: owners,
  // Anybody leaves by themselves.
  removeMember: [...owners, 'otherManager'],
};

/** Endpoints about an application that only owners may use, which others who work with it are told. */
const ownersOfApplications: readonly Name[] = [
  'settleAtsDifference',
  'eraseApplicant',
  'copyApplicantData',
  'listApplicantHolds',
  'holdApplicant',
  'liftHold',
];

/** Kinds whose endpoints tell other members that only owners, and for some admins too, may do it. */
const ownersKinds: readonly Kind[] = ['member', 'invitation', 'webhook', 'delivery'];

/** What is to come of a call: first who calls, then what their token may do, then their role, then whose record it is. */
export function expected(name: Name, endpoint: Endpoint, actor: Actor, { role }: Caller): Outcome {
  const { access, scope } = endpoint;
  if (access !== 'public') {
    if (role === null) return 'not_signed_in';
    if (actor === 'narrowToken' && scope !== narrowScope) return 'missing_scope';
    if (access !== 'signed-in' && !access.includes(role)) return 'wrong_role';
  }
  if (shared.includes(name) && (actor === 'otherManager' || actor === 'narrowToken')) return 'wrong_role';
  return ofRecord(name, actor) ?? ofCompany(name, endpoint, actor);
}

function ofRecord(name: Name, actor: Actor): Outcome | null {
  const kind = kindOf(name);
  if (kind === null) return null;
  const reached = exceptions[name] ?? reachedBy[kind];
  if (reached === everybody || reached.includes(actor)) return 'reached';
  const told: readonly Actor[] = ownersKinds.includes(kind) ? members : [];
  const refused = ownersOfApplications.includes(name) ? working : told;
  return refused.some((one) => one === actor) && !owners.some((one) => one === actor)
    ? 'owner_only'
    : 'hidden';
}

function ofCompany(name: Name, { access }: Endpoint, actor: Actor): Outcome {
  const isEmployers =
    typeof access !== 'string' && !access.includes('candidate') && access.includes('recruiter');
  if (worksNowhere(actor) && isEmployers && !forWhoeverHires.includes(name)) return 'hidden';
  const owns = [...owners, 'rival'] as readonly Actor[];
  if (forOwners.includes(name)) return owns.includes(actor) ? 'reached' : 'owner_only';
  if (forManaging.includes(name))
    return owns.includes(actor) || actor === 'companyAdmin' ? 'reached' : 'owner_only';
  return 'reached';
}

/** The kind of record that an endpoint is about; null for those without. */
export function kindOf(name: Name): Kind | null {
  return inBody[name] ?? pathKindOf(name);
}

/** The kind of record whose id stands in the path; null for those without. */
export function pathKindOf(name: Name): Kind | null {
  return name in recordOf ? recordOf[name as keyof typeof recordOf] : null;
}

/** True for employers without a company: to them nothing of companies exists. */
export function worksNowhere(actor: Actor): boolean {
  return actor === 'removed' || actor === 'adminElsewhere';
}

/** True for those who reach a record of a kind. */
export function reaches(actor: Actor, kind: Kind): boolean {
  const reached = reachedBy[kind];
  return reached === everybody || reached.includes(actor);
}

/** Who may be shown the id of a record besides those who reach it. */
const toldOf: Partial<Record<Kind, readonly Actor[]>> = {
  // Those whom it is about.
  person: ['peer'],
  member: [...members, 'internal'],
  // Employers see their own jobs also where the staff took them down.
  'job taken down': ['owner', 'owningManager', 'colleague', 'companyAdmin'],
};

/** True for those to whom a list may show the id of a record of a kind. */
export function mayKnow(actor: Actor, kind: Kind): boolean {
  return reaches(actor, kind) || toldOf[kind]?.includes(actor) === true;
}
