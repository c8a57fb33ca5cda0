/** Texts of the frame of every page. */
export const shell = {
  loading: 'Loading',
  loadingHint: 'If this persists, try refreshing the page',
  somethingWentWrong: 'Something went wrong',
  pageFailed: 'Something went wrong on this page',
  pageFailedHint:
    'Everything you saved is safe. Refresh the page. If it fails again, tell us what you were doing.',
  refreshPage: 'Refresh Page',
  toHomePage: 'Go to the home page',
  answerNotUnderstood: 'This page did not understand the server’s answer.',
  offline:
    'You are offline. What you see may be out of date, and nothing can be saved until the connection is back.',
  maintenancePlanned:
    'Planned maintenance {span}. You’ll be able to read, but not save anything.{staff, select, yes { Staff can still make changes.} other {}}',
  maintenanceOpen:
    'Tenon is read-only until {end}. Don’t close what you’ve typed, and save it then.{staff, select, yes { Staff can still make changes.} other {}}',
  maintenanceSpan: 'from {start} to {end}',
  skipToContent: 'Skip to content',

  /** The menu. */
  main: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  dashboard: 'Dashboard',
  browseJobs: 'Browse Jobs',
  profile: 'Profile',
  experience: 'Experience',
  targetJobs: 'Target Jobs',
  applications: 'Applications',
  postJob: 'Post Job',
  applicants: 'Applicants',
  internal: 'Internal',
  settings: 'Settings',
  signIn: 'Sign In',
  signUp: 'Sign Up',
  signOut: 'Sign Out',

  /** The foot of every page. */
  footer: 'Footer',
  slogan: 'Hiring, explained.',
  candidates: 'Candidates',
  employers: 'Employers',
  recruiterDashboard: 'Recruiter Dashboard',
  resources: 'Resources',
  faq: 'FAQ',
  pricing: 'Pricing',
  enterprise: 'Enterprise',
  about: 'About',
  contact: 'Contact',
  privacy: 'Privacy',
  aiNotice: 'AI notice',
  terms: 'Terms',
} as const;
