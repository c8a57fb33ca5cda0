/** What an API token may be allowed to do. Each endpoint names the one it asks for; those without are closed to tokens. */
export const scopes = [
  'profile:read',
  'profile:write',
  'jobs:read',
  'jobs:write',
  'applications:read',
  'applications:write',
  'applications:submit',
  'webhooks:manage',
  'models:generate',
  'extension',
] as const;

/** The name of a scope. */
export type Scope = (typeof scopes)[number];
