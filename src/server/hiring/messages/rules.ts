import type { Config } from '../../config.ts';

/** Both sides write as long as the application is not withdrawn, also after a decision. */
export function canWrite(application: { stage: string; companyId: string | null }): boolean {
  return application.stage !== 'withdrawn' && application.companyId !== null;
}

/** What follows a message by itself is for people about whom nothing is decided yet. */
export function canFollowUp(application: { stage: string }): boolean {
  return !['withdrawn', 'rejected', 'hired'].includes(application.stage);
}

/** Mails about messages say where answers to them go, where mails leave the house and come in. */
export function answersByMail({ smtp, mailIn }: Pick<Config, 'smtp' | 'mailIn'>): boolean {
  return smtp !== null && mailIn !== null;
}
