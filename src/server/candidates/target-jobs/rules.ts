/** True for jobs that a candidate may keep as a target: real ones that were published. */
export function canTargetJob(job: { status: string; isSample: boolean }): boolean {
  return job.status !== 'draft' && !job.isSample;
}
