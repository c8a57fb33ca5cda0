import type { DemoJob } from '../types.ts';

/** Merrowfield's jobs in schools, with families and at the first desk a patient meets. */
export const communityJobs: DemoJob[] = [
  {
    key: 'social-worker',
    company: 'merrowfield',
    title: 'Family Social Worker',
    description: `You will work with about eighteen families at a time who have a child in hospital or leaving care. Two days a week are spent in homes and schools, two on the ward, and one at a desk wherever you think best.
- Assess risks and strengths, and write plans with families rather than about them
- Intervene early in crises; a senior colleague is always on the other end of the phone
- Link people with housing, benefits, schools and legal help
- Keep case notes you would be content to read aloud in court
Supervision is weekly and is never cancelled for workload. Bilingual colleagues receive a supplement.`,
    skills: [
      'Case Management',
      'Crisis Intervention',
      'Family Assessment',
      'Child Protection',
      'Care Planning',
      'Documentation',
    ],
    desiredSkills: ['Motivational Interviewing', 'Trauma-Informed Care', 'Arabic', 'Somali', 'Spanish'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Minneapolis', state: 'Minnesota', country: 'United States' }],
    salary: { min: 64000, max: 79000, currency: 'USD', interval: 'year' },
    years: 3,
    education: "Master's degree in social work",
    languages: [],
  },
  {
    key: 'primary-teacher',
    company: 'merrowfield',
    title: 'Primary School Teacher, Years 3 and 4',
    description: `Merrowfield Hill is a school of 210 children next to the children's hospital. Some of your class will be away for weeks and come back thinner, taller or angrier. You will be the teacher who makes coming back easy.
- Teach a mixed class of 24 with a full-time teaching assistant
- Plan with the parallel class, so that nobody plans alone on a Sunday
- Assess reading and number three times a year, and act on it
- Stay in touch with children on the ward, in person or online
Ten per cent of your time is for preparation and it is protected. Visits before applying are welcome on any Wednesday.`,
    skills: [
      'Classroom Management',
      'Lesson Planning',
      'Phonics',
      'Assessment',
      'Differentiated Instruction',
      'Safeguarding',
    ],
    desiredSkills: ['Special Educational Needs', 'Google Classroom', 'Outdoor Education'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Bristol', state: 'England', country: 'United Kingdom' }],
    salary: { min: 32900, max: 45300, currency: 'GBP', interval: 'year' },
    years: 1,
    education: "Bachelor's degree with qualified teacher status",
    languages: [],
  },
  {
    key: 'math-teacher',
    company: 'merrowfield',
    title: 'High School Mathematics Teacher',
    description: `Our school in south-east Portland has 380 students and a mathematics department of five. You will teach algebra II, statistics and one section of calculus, with four preparations at most.
- Five classes of 22 to 26 students, and an advisory group of twelve
- Homework that is worth marking, and marking that is worth reading
- A weekly open lab where students can come and be stuck in company
- Work with learning support on plans for individual students
We are looking for somebody who enjoys a wrong answer. New teachers are observed often and graded never in their first year.`,
    skills: [
      'Mathematics',
      'Lesson Planning',
      'Classroom Management',
      'Statistics',
      'Calculus',
      'Curriculum Development',
    ],
    desiredSkills: ['Desmos', 'Google Classroom', 'Python'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 58400, max: 86200, currency: 'USD', interval: 'year' },
    years: 2,
    education: "Bachelor's degree in mathematics or education",
    languages: [],
  },
  {
    key: 'public-health-intern',
    company: 'merrowfield',
    title: 'Public Health Intern',
    description: `Twelve paid weeks, starting in June, on one question: why do a fifth of our patients miss their second vaccination appointment?
- Clean and describe three years of appointment data with our analysts
- Interview about thirty patients and write down what they say, not what we hoped
- Draft a reminder in three languages and help test it
- Present what you found to the people who can change it
You will have a desk beside the data team two days a week and may work from home on the others. This is a real project, not filing.`,
    skills: ['Public Health', 'Research', 'Data Analysis', 'Microsoft Excel', 'Survey Design'],
    desiredSkills: ['R', 'Qualitative Research', 'Spanish', 'Epidemiology'],
    locationType: 'hybrid',
    jobType: 'internship',
    locations: [{ city: 'Minneapolis', state: 'Minnesota', country: 'United States' }],
    salary: { min: 23, max: 23, currency: 'USD', interval: 'hour' },
    years: null,
    education: 'Studying public health, statistics or a social science',
    languages: ['English'],
  },
  {
    key: 'patient-services',
    company: 'merrowfield',
    title: 'Patient Services Coordinator',
    description: `You are the first person a patient speaks to at our orthopaedic clinic, and often the one they remember.
- Welcome patients, check them in and keep the waiting room honest about delays
- Answer about 60 calls a day and solve most of them in one
- Book surgery dates with four surgeons who all want Tuesdays
- Check insurance and explain costs before, not after
The clinic opens at seven; shifts start at 6:45 or 9:15. Full training on Epic is included.`,
    skills: [
      'Customer Service',
      'Appointment Scheduling',
      'Epic',
      'Insurance Verification',
      'Medical Terminology',
      'Communication',
    ],
    desiredSkills: ['Spanish', 'Conflict Resolution', 'Microsoft Office'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 22, max: 28, currency: 'USD', interval: 'hour' },
    years: 1,
    education: 'High school diploma',
    languages: ['English'],
  },
  {
    key: 'medical-billing',
    company: 'merrowfield',
    title: 'Medical Billing Specialist',
    description: `Work from home, anywhere in the United States, on claims for our hospitals and clinics. The team of nine clears about 1,100 claims a day and measures itself by what did not come back.
- Review charges, code where needed and send clean claims
- Work denials to the end, and tell the clinic what would have prevented them
- Post payments and reconcile batches daily
- Speak with patients about their bills kindly and clearly
We send a computer and a second screen. Core hours are 10 to 2 Pacific.`,
    skills: [
      'Medical Billing',
      'ICD-10',
      'CPT Coding',
      'Insurance Claims',
      'Accounts Receivable',
      'Microsoft Excel',
    ],
    desiredSkills: ['Epic', 'Denial Management', 'Medicare'],
    locationType: 'remote',
    jobType: 'full_time',
    locations: [],
    salary: { min: 23, max: 30, currency: 'USD', interval: 'hour' },
    years: 2,
    education: null,
    languages: [],
  },
  {
    key: 'hr-generalist',
    company: 'merrowfield',
    title: 'Human Resources Generalist',
    description: `You look after 450 colleagues in two hospitals' support services: cooks, porters, security officers, cleaners and their managers. Half of your week is on site, because that is where they are.
- Advise managers on absence, performance and fair process
- Handle grievances and investigations to a conclusion people can accept
- Run onboarding every second Monday
- Keep records right in Workday, and help with the yearly pay review
We have a recognised union and good relations with it. You should want to keep both.`,
    skills: [
      'Employee Relations',
      'Onboarding',
      'HR Policies',
      'Workday',
      'Employment Law',
      'Conflict Resolution',
    ],
    desiredSkills: ['SHRM-CP', 'Labor Relations', 'Recruiting'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 71000, max: 88000, currency: 'USD', interval: 'year' },
    years: 4,
    education: "Bachelor's degree",
    languages: [],
  },
];
