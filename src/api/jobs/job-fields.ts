import { said } from '../platform/said.ts';
import type { JobInput } from './jobs.ts';

/** What each field of a job is called, in the order of the form. */
export const jobFieldLabels: Readonly<Record<keyof JobInput, string>> = {
  title: said('jobForm.jobTitle'),
  status: said('jobForm.status'),
  description: said('jobForm.description'),
  skills: said('jobForm.requiredSkills'),
  desired_skills: said('jobForm.desiredSkills'),
  job_type: said('jobForm.jobType'),
  location_type: said('jobForm.locationType'),
  locations: said('jobForm.locations'),
  salary_min: said('jobForm.minimumSalary'),
  salary_max: said('jobForm.maximumSalary'),
  salary_currency: said('jobForm.currency'),
  salary_interval: said('jobForm.paid'),
  years: said('jobForm.yearsOfExperience'),
  education: said('jobForm.education'),
  languages: said('jobForm.languages'),
  openings: said('jobForm.openings'),
  apply_url: said('jobForm.applicationAddress'),
  expires_on: said('jobForm.lastDayToApply'),
  questions: said('jobForm.screeningQuestions'),
  department_id: said('jobForm.department'),
  location_id: said('jobForm.companyLocation'),
};

/** What the values of a field are called that has a list of its own to choose from. */
export const jobValueLabels: Partial<Record<keyof JobInput, Readonly<Record<string, string>>>> = {
  status: {
    draft: said('jobs.draft'),
    open: said('jobs.open'),
    paused: said('jobs.paused'),
    closed: said('jobs.closed'),
  },
  job_type: {
    full_time: said('ui.fullTime'),
    part_time: said('ui.partTime'),
    temporary: said('ui.temporary'),
    contract: said('ui.contract'),
    internship: said('ui.internship'),
  },
  location_type: { on_site: said('ui.onSite'), hybrid: said('ui.hybrid'), remote: said('ui.remote') },
  salary_interval: {
    year: said('jobs.perYear'),
    month: said('jobs.perMonth'),
    week: said('jobs.perWeek'),
    day: said('jobs.perDay'),
    hour: said('jobs.perHour'),
  },
};
