import { api } from '../../src/api/index.ts';
import { isEmployer } from '../../src/api/identity/roles.ts';
import type { Person } from '../../src/server/platform/http/person.ts';
import type { DemoSite } from './demo-site.ts';
import type { Records } from './paths.ts';

/** A real record for the `$id` of each kind of page, one that this person may see. */
export async function recordsFor(site: DemoSite, person: Person | null): Promise<Records> {
  const viewer = person ?? site.people[0]?.person;
  const jobs = await viewer?.call(api.listJobs, { query: { limit: 1 } });
  const ids: Records = { jobs: jobs?.body.items[0]?.id };
  const role = person?.user?.role;
  if (person && role === 'candidate') {
    const fits = await person.call(api.listFits, {});
    ids['jobs'] = fits.body.items[0]?.job_id ?? ids['jobs'];
    ids['resumes'] = (await person.call(api.listResumes, {})).body.items[0]?.id;
    ids['applications'] = (await person.call(api.listMyApplications, {})).body.items[0]?.id;
    ids['experiences'] = (await person.call(api.listExperiences, {})).body.items[0]?.id;
    ids['tailored'] = (await person.call(api.listTailoredResumes, {})).body.items[0]?.id;
  }
  if (person && role && isEmployer(role)) {
    const applicants = (await person.call(api.listApplicants, { query: { sort: 'fit' } })).body.items;
    ids['applicants'] = applicants[0]?.id;
    ids['jobs'] = applicants[0]?.job_id;
    const ofOneJob = applicants.filter((applicant) => applicant.job_id === ids['jobs']);
    ids['compared'] = ofOneJob
      .slice(0, 3)
      .map((applicant) => applicant.id)
      .join(',');
    ids['company'] = person.user?.company?.id;
    const query = { scope: 'team' } as const;
    ids['interviews'] = (await person.call(api.listInterviews, { query })).body.items[0]?.id;
  }
  return ids;
}
