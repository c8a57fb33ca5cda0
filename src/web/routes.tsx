import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  Navigate,
  redirect,
} from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { employerRoles as employers, staffRoles as staff, type Role } from '../api/identity/roles.ts';
import { guarded, type ScreenAccess } from './platform/shell/guard.tsx';
import { Root } from './platform/shell/root.tsx';
import { Shell } from './platform/shell/shell.tsx';
import { writeSearch } from './platform/shell/write-search.ts';

const candidates = ['candidate'] as const satisfies readonly Role[];
const recruiters = ['recruiter', 'admin'] as const satisfies readonly Role[];
const followers = ['candidate', 'internal'] as const satisfies readonly Role[];
const internalOnly = ['internal'] as const satisfies readonly Role[];
const root = createRootRoute({ component: Root, notFoundComponent: () => <Navigate to="/" replace /> });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });
const auth = createRoute({
  getParentRoute: () => root,
  id: 'account',
  component: lazyRouteComponent(() => import('./identity/auth/auth-layout.tsx'), 'AuthLayout'),
});

/** Every screen in one table: its path, who may open it, and the component with the module it is loaded from. */
const screens = [
  screen('/', 'public', () => import('./platform/home/home-page.tsx'), 'HomePage'),
  screen('/terms', 'public', () => import('./platform/home/terms-page.tsx'), 'TermsPage'),
  screen('/privacy', 'public', () => import('./platform/home/privacy-page.tsx'), 'PrivacyPage'),
  screen('/about', 'public', () => import('./platform/home/about-page.tsx'), 'AboutPage'),
  screen('/resources', 'public', () => import('./platform/home/resources-page.tsx'), 'ResourcesPage'),
  screen('/faq', 'public', () => import('./platform/home/faq-page.tsx'), 'FaqPage'),
  screen('/pricing', 'public', () => import('./platform/home/pricing-page.tsx'), 'PricingPage'),
  screen('/enterprise', 'public', () => import('./platform/home/enterprise-page.tsx'), 'EnterprisePage'),
  screen('/contact', 'public', () => import('./operations/contact/contact-page.tsx'), 'ContactPage'),
  screen(
    '/job-alerts/stop',
    'public',
    () => import('./jobs/job-search/stop-alert-page.tsx'),
    'StopAlertPage',
  ),
  screen('/apply/confirm', 'public', guestScreens, 'ConfirmApplicationPage'),
  screen('/jobs', 'public', () => import('./jobs/job-search/jobs-page.tsx'), 'JobsPage'),
  screen('/followed-employers', followers, () => import('./jobs/job-boards/followed.tsx'), 'FollowedPage'),
  screen('/jobs/create', employers, () => import('./jobs/job-form/create-job.tsx'), 'CreateJobPage'),
  screen('/jobs/$id', 'public', () => import('./jobs/jobs/job-page.tsx'), 'JobPage'),
  screen('/jobs/$id/apply', 'public', guestScreens, 'GuestApplyPage'),
  screen('/jobs/$id/edit', employers, () => import('./jobs/job-form/edit-job.tsx'), 'EditJobPage'),
  screen(
    '/jobs/$id/applicants',
    employers,
    () => import('./hiring/applications/applicants-page.tsx'),
    'ApplicantsPage',
  ),
  screen('/jobs/$id/team', employers, jobScreens, 'TeamPage'),
  screen('/jobs/$id/report', employers, jobScreens, 'JobReportPage'),
  screen('/jobs/$id/stages', employers, jobScreens, 'StagesPage'),
  screen(
    '/companies/$id',
    'public',
    () => import('./jobs/company-pages/company-jobs-page.tsx'),
    'CompanyJobsPage',
  ),
  screen('/recruiter/jobs/import', employers, rareScreens, 'ImportPage'),
  screen(
    '/recruiter',
    employers,
    () => import('./hiring/recruiter-dashboard/recruiter-page.tsx'),
    'RecruiterPage',
  ),
  screen(
    '/recruiter/jobs',
    employers,
    () => import('./hiring/recruiter-dashboard/postings-page.tsx'),
    'PostingsPage',
  ),
  screen('/recruiter/interviews', employers, dailyScreens, 'InterviewsPage'),
  screen('/interviews/$id', employers, dailyScreens, 'KitPage'),
  screen('/recruiter/reports', employers, () => import('./hiring/reports/reports-page.tsx'), 'ReportsPage'),
  screen('/recruiter/equal-opportunity', employers, rareScreens, 'EqualOpportunityPage'),
  screen('/recruiter/messages', employers, dailyScreens, 'ThreadsPage'),
  screen('/recruiter/ats', employers, rareScreens, 'AtsPage'),
  screen('/recruiter/move', recruiters, rareScreens, 'RecordImportsPage'),
  screen('/recruiter/move/$id', recruiters, rareScreens, 'RecordImportPage'),
  screen('/recruiter/referrals', recruiters, rareScreens, 'ReferralsPage'),
  screen('/recruiter/imports', recruiters, rareScreens, 'ResumeImportsPage'),
  screen('/recruiter/imports/$id', recruiters, rareScreens, 'ResumeImportPage'),
  screen('/recruiter/talent', employers, dailyScreens, 'TalentPage'),
  screen('/recruiter/templates', employers, dailyScreens, 'TemplatesPage'),
  screen('/recruiter/webhooks', employers, rareScreens, 'WebhooksPage'),
  screen(
    '/applicants',
    employers,
    () => import('./hiring/applications/applicants-page.tsx'),
    'ApplicantsPage',
  ),
  screen('/applicants/compare', employers, rareScreens, 'ComparePage'),
  screen(
    '/applicants/$id',
    employers,
    () => import('./hiring/applications/applicant-page.tsx'),
    'ApplicantPage',
  ),
  screen(
    '/dashboard',
    candidates,
    () => import('./candidates/dashboard/dashboard-page.tsx'),
    'DashboardPage',
  ),
  screen('/resumes/$id', candidates, () => import('./candidates/resumes/reading-page.tsx'), 'ReadingPage'),
  screen(
    '/tailored/$id',
    candidates,
    () => import('./candidates/resume-builder/builder-page.tsx'),
    'BuilderPage',
  ),
  screen(
    '/target-jobs',
    candidates,
    () => import('./candidates/target-jobs/target-jobs-page.tsx'),
    'TargetJobsPage',
  ),
  screen(
    '/applications',
    candidates,
    () => import('./hiring/my-applications/applications-page.tsx'),
    'ApplicationsPage',
  ),
  screen(
    '/applications/$id',
    candidates,
    () => import('./hiring/my-applications/application-page.tsx'),
    'ApplicationPage',
  ),
  screen('/profile', candidates, () => import('./candidates/profiles/profile-page.tsx'), 'ProfilePage'),
  screen(
    '/profile/files',
    candidates,
    () => import('./candidates/profile-files/profile-files-page.tsx'),
    'ProfileFilesPage',
  ),
  screen(
    '/experiences',
    candidates,
    () => import('./candidates/experiences/experiences-page.tsx'),
    'ExperiencesPage',
  ),
  screen('/experiences/new', candidates, experienceForm, 'ExperienceFormPage'),
  screen('/experiences/$id', candidates, experienceForm, 'ExperienceFormPage'),
  screen(
    '/notifications',
    'signed-in',
    () => import('./platform/notifications/notifications-page.tsx'),
    'NotificationsPage',
  ),
  screen(
    '/unsubscribe',
    'public',
    () => import('./platform/notifications/unsubscribe-page.tsx'),
    'UnsubscribePage',
  ),
  screen('/added', 'public', guestScreens, 'AddedPage'),
  screen('/refer', 'public', guestScreens, 'ReferPage'),
  screen('/internal', staff, internal, 'InternalPage'),
  screen('/internal/users', internalOnly, internal, 'UsersPage'),
  screen('/internal/database', internalOnly, internal, 'DatabasePage'),
  screen('/internal/logs', internalOnly, internal, 'LogsPage'),
  screen('/internal/moderation', internalOnly, internal, 'ModerationPage'),
  screen('/internal/boards', internalOnly, internal, 'BoardsPage'),
] as const;
/** The pages of Settings share their frame: what is typed on one of them is still there after a look at another. */
const settings = createRoute({
  getParentRoute: () => shell,
  id: 'settings',
  component: guarded('signed-in', lazyRouteComponent(settingsPage, 'SettingsPage')),
});
const settingsScreens = [
  settingsScreen('/settings', 'signed-in', settingsPage),
  settingsScreen('/settings/$section', 'signed-in', settingsPage),
] as const;
const accountScreens = [
  accountScreen('/auth/login', () => import('./identity/auth/login-page.tsx'), 'LoginPage'),
  accountScreen(
    '/auth/forgot-password',
    () => import('./identity/auth/forgot-password-page.tsx'),
    'ForgotPasswordPage',
  ),
  accountScreen(
    '/auth/reset-password',
    () => import('./identity/auth/reset-password-page.tsx'),
    'ResetPasswordPage',
  ),
  accountScreen('/auth/magic-link', () => import('./identity/auth/magic-link-page.tsx'), 'MagicLinkPage'),
  accountScreen('/auth/callback', () => import('./identity/auth/callback-page.tsx'), 'CallbackPage'),
  accountScreen('/auth/two-factor', () => import('./identity/auth/two-factor-page.tsx'), 'TwoFactorPage'),
  accountScreen('/auth/invite', () => import('./identity/auth/invite-page.tsx'), 'InvitePage'),
  accountScreen(
    '/auth/keep-account',
    () => import('./identity/auth/keep-account-page.tsx'),
    'KeepAccountPage',
  ),
  accountScreen('/auth/signup', () => import('./identity/auth/signup-page.tsx'), 'SignUpPage'),
  createRoute({
    getParentRoute: () => auth,
    path: '/auth',
    beforeLoad: () => redirect({ to: '/auth/login', replace: true, throw: true }),
  }),
] as const;

const inShell = [...screens, settings.addChildren(settingsScreens)] as const;
const tree = root.addChildren([shell.addChildren(inShell), auth.addChildren(accountScreens)]);

/** The router over the table. Search parameters are plain text in the address, and strings in `useSearch`. */
export function makeRouter() {
  return createRouter({
    routeTree: tree,
    defaultErrorComponent: lazyRouteComponent(() => import('./platform/shell/crash-page.tsx'), 'CrashPage'),
    defaultPreload: 'intent',
    scrollRestoration: true,
    parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
    stringifySearch: writeSearch,
  });
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof makeRouter>;
  }
}

type Load<K extends string> = () => Promise<Record<K, ComponentType>>;
type Search = Record<string, string | undefined>;

function screen<const P extends string, K extends string>(
  path: P,
  access: ScreenAccess,
  load: Load<K>,
  name: K,
) {
  return createRoute({
    getParentRoute: () => shell,
    path,
    component: guarded(access, lazyRouteComponent(load, name)),
    validateSearch: keepStrings,
  });
}

function accountScreen<const P extends string, K extends string>(path: P, load: Load<K>, name: K) {
  return createRoute({
    getParentRoute: () => auth,
    path,
    component: lazyRouteComponent(load, name),
    validateSearch: keepStrings,
  });
}

/** A page of Settings: the frame loads and draws it. Access and module stand here for `commands/screens/paths.ts`. */
function settingsScreen<const P extends string>(path: P, _access: ScreenAccess, _load: Load<'SettingsPage'>) {
  return createRoute({
    getParentRoute: () => settings,
    path,
    validateSearch: keepStrings,
    component: () => null,
  });
}

function settingsPage() {
  return import('./identity/settings/settings-page.tsx');
}

function internal() {
  return import('./operations/internal/screens.tsx');
}

function jobScreens() {
  return import('./jobs/jobs/screens.tsx');
}

function guestScreens() {
  return import('./identity/guest-applications/screens.tsx');
}

function dailyScreens() {
  return import('./hiring/recruiter-dashboard/daily-screens.tsx');
}

function rareScreens() {
  return import('./hiring/recruiter-dashboard/screens.tsx');
}

function experienceForm() {
  return import('./candidates/experiences/experience-form-page.tsx');
}

function keepStrings(search: Search): Search {
  return search;
}
