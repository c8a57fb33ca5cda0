import type { jobRemarksApi } from '../../api/job-remarks.ts';
import { lintJob } from '../../engine/postings/requirement-lint.ts';
import type { Handlers } from '../context.ts';

/** Remarks on a job while it is written. */
export const jobRemarksHandlers: Handlers<typeof jobRemarksApi> = {
  remarkOnJob: ({ body }) => {
    const { title, description, skills, years, locations: places } = body;
    const job = { title, description, skills, desired: body.desired_skills, years };
    return Promise.resolve({ remarks: lintJob({ ...job, salary: body.salary_stated, places }) });
  },
};
