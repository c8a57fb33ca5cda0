import type { SessionUser } from '../../../api/identity/auth.ts';
import { isEmployer } from '../../../api/identity/roles.ts';
import { beginsLabel, isNearLabel } from '../../platform/search/near-label.ts';
import { t } from '../../platform/messages.ts';

type SettingsUser = Pick<SessionUser, 'role' | 'company'>;

/** A page of Settings; without `isFor` everybody has it. */
export type Section = {
  /** The last part of its address. */
  id: string;
  title: string;
  group: string;
  /** What else people call it, and what can be set there: the search finds it by these. */
  words: string;
  isFor?: (user: SettingsUser) => boolean;
  /** Where it is, if not among the pages of Settings. */
  elsewhere?:
    | '/recruiter/webhooks'
    | '/recruiter/ats'
    | '/recruiter/templates'
    | '/recruiter/equal-opportunity';
};

const you = t('settings.you');
const security = t('settings.security');
const company = t('settings.company');
const connections = t('settings.connections');
const yourData = t('settings.yourData');

/** What the pages are about, in the order of the menu. */
export const groups = [you, security, company, connections, yourData];

const isOwner = (user: SettingsUser) => user.company?.owner === true;
const isMember = (user: SettingsUser) => user.company !== null;
const worksForOne = ({ role }: SettingsUser) => isEmployer(role);

/** Everything in Settings, in the order of the menu: the pages, the menu and the search of employers are made from it. */
export const sections: Section[] = [
  { group: you, id: 'account', title: t('settings.accountSettings'), words: t('settings.accountWords') },
  {
    group: you,
    id: 'notifications',
    title: t('settings.notifications'),
    words: t('settings.notificationWords'),
    isFor: ({ role }) => role !== 'internal',
  },
  {
    group: you,
    id: 'job-alerts',
    title: t('settings.jobAlerts'),
    words: t('settings.jobAlertWords'),
    isFor: ({ role }) => role === 'candidate',
  },
  {
    group: you,
    id: 'availability',
    title: t('availability.title'),
    words: t('settings.availabilityWords'),
    isFor: isMember,
  },
  {
    group: you,
    id: 'language',
    title: t('settings.languageAndTimeZone'),
    words: t('settings.languageWords'),
  },
  { group: you, id: 'appearance', title: t('settings.appearance'), words: t('settings.appearanceWords') },
  {
    group: you,
    id: 'features',
    title: t('companySettings.features'),
    words: t('settings.featureWords'),
  },
  { group: security, id: 'email', title: t('settings.email'), words: t('settings.emailWords') },
  { group: security, id: 'password', title: t('security.password'), words: t('settings.passwordWords') },
  { group: security, id: 'passkeys', title: t('security.passkeys'), words: t('settings.passkeyWords') },
  {
    group: security,
    id: 'two-factor',
    title: t('security.twoFactorSignIn'),
    words: t('settings.twoFactorWords'),
  },
  {
    group: security,
    id: 'identities',
    title: t('security.linkedAccounts'),
    words: t('settings.identityWords'),
  },
  {
    group: security,
    id: 'sessions',
    title: t('security.whereYouAreSignedIn'),
    words: t('settings.sessionWords'),
  },
  {
    group: company,
    id: 'company',
    title: t('companies.aboutCompany'),
    words: t('settings.companyWords'),
    isFor: worksForOne,
  },
  {
    group: company,
    id: 'members',
    title: t('companies.membersAndRoles'),
    words: t('settings.memberWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'hiring',
    title: t('companySettings.hiringDefaults'),
    words: t('settings.hiringWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'structure',
    title: t('companyLists.structure'),
    words: t('settings.structureWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'careers',
    title: t('careerPages.title'),
    words: t('settings.careerWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'approval',
    title: t('jobApprovals.settings'),
    words: t('settings.approvalWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'offers',
    title: t('offers.offers'),
    words: t('settings.offerWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'rules',
    title: t('stageRules.title'),
    words: t('settings.ruleWords'),
    isFor: isMember,
  },
  {
    group: company,
    id: 'fields',
    title: t('customFields.title'),
    words: t('settings.fieldWords'),
    isFor: (user) => isOwner(user) || (user.role === 'admin' && isMember(user)),
  },
  {
    group: company,
    id: 'templates',
    title: t('messages.messageTemplates'),
    words: t('settings.templateWords'),
    isFor: ({ company: ofUser }) => ofUser?.shares === true,
    elsewhere: '/recruiter/templates',
  },
  {
    group: company,
    id: 'equal-opportunity',
    title: t('equalOpportunity.title'),
    words: t('settings.equalOpportunityWords'),
    isFor: isOwner,
    elsewhere: '/recruiter/equal-opportunity',
  },
  {
    group: company,
    id: 'audit-log',
    title: t('auditLog.title'),
    words: t('settings.auditLogWords'),
    isFor: (user) => isOwner(user) || (user.role === 'admin' && isMember(user)),
  },
  {
    group: company,
    id: 'retention',
    title: t('retention.title'),
    words: t('settings.retentionWords'),
    isFor: isOwner,
  },
  {
    group: company,
    id: 'sso',
    title: t('companySettings.singleSignOn'),
    words: t('settings.ssoWords'),
    isFor: isOwner,
  },
  { group: connections, id: 'api-keys', title: t('settings.apiKeys'), words: t('settings.apiKeyWords') },
  {
    group: connections,
    id: 'ats',
    title: t('companies.ats'),
    words: t('settings.atsWords'),
    isFor: isOwner,
    elsewhere: '/recruiter/ats',
  },
  {
    group: connections,
    id: 'webhooks',
    title: t('companies.webhooks'),
    words: t('settings.webhookWords'),
    isFor: isOwner,
    elsewhere: '/recruiter/webhooks',
  },
  {
    group: connections,
    id: 'api-tokens',
    title: t('security.apiTokens'),
    words: t('settings.apiTokenWords'),
  },
  {
    group: yourData,
    id: 'your-data',
    title: t('personalData.downloadMyData'),
    words: t('settings.exportWords'),
  },
  {
    group: yourData,
    id: 'delete-account',
    title: t('personalData.deleteMyAccount'),
    words: t('settings.deletionWords'),
  },
];

/** What this person can see of Settings. */
export function sectionsFor(user: SettingsUser): Section[] {
  return sections.filter(({ isFor }) => !isFor || isFor(user));
}

/** The address of a page of Settings. */
export function addressOf({ id, elsewhere }: Section): string {
  return elsewhere ?? `/settings/${id}`;
}

/** Those that have each of the typed words, misspelt ones too; first those that are called so. */
export function findSections(typed: string, among: Section[]): Section[] {
  const said = ({ title, group, words }: Section) => `${title} ${group} ${words}`;
  // What is spelled as typed comes before what is a letter away, and what is called so before what has other words for it.
  const place = (section: Section) =>
    [
      beginsLabel(typed, section.title),
      beginsLabel(typed, said(section)),
      isNearLabel(typed, section.title),
      true,
    ].indexOf(true);
  return among
    .filter((section) => isNearLabel(typed, said(section)))
    .toSorted((one, other) => place(one) - place(other));
}
