/** Both sides write as long as the application is not withdrawn, also after a decision. */
export function canWrite(application: { stage: string; companyId: string | null }): boolean {
  return application.stage !== 'withdrawn' && application.companyId !== null;
}
