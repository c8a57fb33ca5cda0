import { t } from '../../platform/messages.ts';
/** The words for each field of the job form, in its order. */
export const jobFormLabels: Record<string, string> = {
  title: t('jobForm.jobTitle'),
  description: t('jobForm.description'),
  skills: t('jobForm.requiredSkills'),
  desired_skills: t('jobForm.desiredSkills'),
  locations: t('jobForm.locations'),
  salary_min: t('jobForm.minimumSalary'),
  salary_max: t('jobForm.maximumSalary'),
  salary_currency: t('jobForm.currency'),
  years: t('jobForm.yearsOfExperience'),
  education: t('jobForm.education'),
  languages: t('jobForm.languages'),
  apply_url: t('jobForm.applicationAddress'),
  openings: t('jobForm.openings'),
  questions: t('jobForm.screeningQuestions'),
  expires_on: t('jobForm.lastDayToApply'),
};
