import { messageText } from '../platform/message-text.ts';
import type { JobInput } from './jobs.ts';

/** What each field of a job is called, in the order of the form. */
export const jobFieldLabels: Readonly<Record<keyof JobInput, string>> = {
  title: messageText('jobForm.jobTitle'),
  status: messageText('jobForm.status'),
  description: messageText('jobForm.description'),
  skills: messageText('jobForm.requiredSkills'),
  desired_skills: messageText('jobForm.desiredSkills'),
  job_type: messageText('jobForm.jobType'),
  location_type: messageText('jobForm.locationType'),
  locations: messageText('jobForm.locations'),
  salary_min: messageText('jobForm.minimumSalary'),
  salary_max: messageText('jobForm.maximumSalary'),
  salary_currency: messageText('jobForm.currency'),
  salary_interval: messageText('jobForm.paid'),
  years: messageText('jobForm.yearsOfExperience'),
  education: messageText('jobForm.education'),
  languages: messageText('jobForm.languages'),
  openings: messageText('jobForm.openings'),
  apply_url: messageText('jobForm.applicationAddress'),
  expires_on: messageText('jobForm.lastDayToApply'),
  questions: messageText('jobForm.screeningQuestions'),
  department_id: messageText('jobForm.department'),
  location_id: messageText('jobForm.companyLocation'),
};

/** What the values of a field are called that has a list of its own to choose from. */
export const jobValueLabels: Partial<Record<keyof JobInput, Readonly<Record<string, string>>>> = {
  status: {
    draft: messageText('jobs.draft'),
    open: messageText('jobs.open'),
    paused: messageText('jobs.paused'),
    closed: messageText('jobs.closed'),
  },
  job_type: {
    full_time: messageText('ui.fullTime'),
    part_time: messageText('ui.partTime'),
    temporary: messageText('ui.temporary'),
    contract: messageText('ui.contract'),
    internship: messageText('ui.internship'),
  },
  location_type: {
    on_site: messageText('ui.onSite'),
    hybrid: messageText('ui.hybrid'),
    remote: messageText('ui.remote'),
  },
  salary_interval: {
    year: messageText('jobs.perYear'),
    month: messageText('jobs.perMonth'),
    week: messageText('jobs.perWeek'),
    day: messageText('jobs.perDay'),
    hour: messageText('jobs.perHour'),
  },
};
