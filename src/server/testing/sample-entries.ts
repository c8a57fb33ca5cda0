/** A password that everybody may have. */
export const password = 'correct horse battery';

/** A position as a candidate enters it. */
export const experience = {
  company_name: 'Beech House',
  job_title: 'Carer',
  start_date: '2019-03-01',
  end_date: null,
  location: 'York',
  experience_details: 'Care for twelve residents.',
  is_current: true,
};

/** A short resume, as the text of a file. */
export const resumeText =
  'Ada Quill\nada@answers.example\n\nExperience\nWelder, Tarn Works\nMarch 2019 - Present\n- Welding\n\nSkills\nWelding, SQL\n';

/** One job, as a file of jobs. */
export const jobFile = 'title,description,skills,location_type\nWelder,Weld.,Welding,remote';

/** Wishes of a job, whole and valid. */
export const plainPreferences = {
  roles: ['Data engineer'],
  location_types: ['remote' as const],
  job_types: [],
  city: '',
  country: 'Germany',
  pay_least: 60_000,
  pay_currency: 'EUR',
  pay_interval: 'year' as const,
  start_on: '2027-01-01',
  alerts: 'weekly' as const,
};

/** An application made elsewhere, as a candidate enters it. */
export const elsewhere = {
  title: 'Welder',
  employer_name: 'Ash Yard',
  url: 'https://ash.example/jobs/1',
  applied_on: '2026-03-02',
  stage: 'applied',
  notes: 'Sent by post.',
} as const;

/** A profile as others write it. */
export const jsonResume = JSON.stringify({
  basics: { name: 'Ada Quill', summary: 'Welds.' },
  work: [
    { name: 'Oak Yard', position: 'Fitter', startDate: '2012-04', endDate: '2014-09', summary: 'Fitted.' },
  ],
  volunteer: [{ organization: 'Lifeboat' }],
});

/** A browser that asks for push notices: the keys of the example of RFC 8291. */
export const samplePushDevice = {
  endpoint: 'https://push.example/sample',
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
};
