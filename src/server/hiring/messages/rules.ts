/** Both sides write as long as the application is not withdrawn, also after a decision. */
export function canWrite(application: { stage: string; companyId: string | null }): boolean {
  return application.stage !== 'withdrawn' && application.companyId !== null;
}

/** What follows a message by itself is for people about whom nothing is decided yet. */
export function canFollowUp(application: { stage: string }): boolean {
  return !['withdrawn', 'rejected', 'hired'].includes(application.stage);
}
