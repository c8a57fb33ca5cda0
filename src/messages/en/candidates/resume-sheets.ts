/** Headings and other words that a resume gets when it is written as a file. */
export const resumeSheets = {
  fileLanguage: 'Language of headings and dates',
  fileLanguageHint: 'What you wrote stays as it is.',
  resume: 'Resume',
  resumeOf: 'Resume of {name}',
  resumeForJob: '{name} for {job}, {employer}',
  profile: 'Profile',
  summary: 'Summary',
  experience: 'Experience',
  education: 'Education',
  skills: 'Skills',
  languages: 'Languages',
  present: 'Present',
} as const;
