import type { jobRemarksApi } from '../../../api/jobs/job-remarks.ts';
import { lintJob } from '../../../engine/postings/requirement-lint.ts';
import { soleExclusions } from '../../../engine/postings/sole-exclusions.ts';
import { listDiscoverableSkills } from '../../candidates/profiles/discoverable-queries.ts';
import type { Handlers, Services } from '../../context.ts';
import { words } from '../../platform/http/reader.ts';

type Ports = Pick<Services, 'database'>;

const maxPeople = 2000;
/** Among fewer people even a larger number would say much about each. */
const minPeople = 20;

/** Remarks on a job while it is written. */
export const jobRemarksHandlers: Handlers<typeof jobRemarksApi, Ports> = {
  remarkOnJob: async ({ body }, { database }) => {
    const { title, description, skills, years, locations: places } = body;
    const job = { title, description, skills, desired: body.desired_skills, years };
    const remarks = lintJob({ ...job, salary: body.salary_stated, places }).map(({ text, ...remark }) => ({
      ...remark,
      text: words(text),
    }));
    if (skills.length === 0) return { remarks, excluded: null };
    const people = await listDiscoverableSkills(database, maxPeople);
    if (people.length < minPeople) return { remarks, excluded: null };
    return { remarks, excluded: { people: people.length, skills: soleExclusions(skills, people) } };
  },
};
