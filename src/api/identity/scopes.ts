/** What an API token may be allowed to do. Each endpoint names the one it asks for; those without are closed to tokens. */
export const scopes = {
  'profile:read': 'Read my profile, experiences and resumes',
  'profile:write': 'Change my profile, experiences and resumes',
  'jobs:read': 'Read jobs, and how I match them',
  'jobs:write': 'Post and change jobs, save target jobs',
  'applications:read': 'Read applications and applicants',
  'applications:write': 'Apply, withdraw, and move applicants',
  'webhooks:manage': 'Manage the webhooks of my company (owners only)',
  'models:generate': 'Ask the configured language models (staff only)',
} as const;

/** The name of a scope. */
export type Scope = keyof typeof scopes;
