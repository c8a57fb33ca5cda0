/** The words for each field of the job form, in its order. */
export const jobFormLabels: Record<string, string> = {
  title: 'Job title',
  description: 'Description',
  skills: 'Required skills',
  desired_skills: 'Desired skills',
  locations: 'Locations',
  salary_min: 'Minimum salary',
  salary_max: 'Maximum salary',
  salary_currency: 'Currency',
  years: 'Years of experience',
  education: 'Education',
  languages: 'Languages',
  apply_url: 'Application address',
  openings: 'Openings',
  questions: 'Screening questions',
  expires_on: 'Last day to apply',
};
