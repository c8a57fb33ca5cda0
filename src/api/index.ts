import { apiTokensApi } from './api-tokens.ts';
import { applicationsApi } from './applications.ts';
import { authApi } from './auth.ts';
import { bulletsApi } from './bullets.ts';
import { candidatesApi } from './candidates.ts';
import { companiesApi } from './companies.ts';
import { contactApi } from './contact.ts';
import { experiencesApi } from './experiences.ts';
import { fitApi } from './fit.ts';
import { jobsApi } from './jobs.ts';
import { liveApi } from './live.ts';
import { passwordsApi } from './passwords.ts';
import { passkeysApi } from './passkeys.ts';
import { resumesApi } from './resumes.ts';
import { sessionsApi } from './sessions.ts';
import { signInMethodsApi } from './sign-in-methods.ts';
import { tokensApi } from './tokens.ts';
import { twoFactorApi } from './two-factor.ts';

/** The whole API, a line per feature. */
export const api = {
  ...authApi,
  ...passwordsApi,
  ...sessionsApi,
  ...twoFactorApi,
  ...passkeysApi,
  ...signInMethodsApi,
  ...tokensApi,
  ...apiTokensApi,
  ...companiesApi,
  ...candidatesApi,
  ...resumesApi,
  ...experiencesApi,
  ...jobsApi,
  ...fitApi,
  ...bulletsApi,
  ...applicationsApi,
  ...contactApi,
  ...liveApi,
};
export type Api = typeof api;
