import type { DemoJob } from '../types.ts';

/** Merrowfield's jobs in kitchens, at the door, and in its communications, data and software teams. */
export const hospitalServiceJobs: DemoJob[] = [
  {
    key: 'sous-chef',
    company: 'merrowfield',
    title: 'Sous Chef, Hospital Kitchens',
    description: `We cook 1,900 meals a day from raw ingredients, for people who often do not feel like eating. If you think hospital food cannot be good, come and prove us wrong or right.
- Run the hot line at lunch and lead a brigade of eleven
- Write a four-week menu with the dietitians, including soft and allergen-free dishes
- Order, cost and waste less: our target is 4% and we are at 6%
- Keep the HACCP file inspection-ready every day
Shifts are 6:00 to 14:30, no split shifts and no service after eight in the evening. Many of our cooks came from restaurants for exactly that.`,
    skills: [
      'Menu Planning',
      'Food Safety',
      'HACCP',
      'Kitchen Management',
      'Food Costing',
      'Team Leadership',
    ],
    desiredSkills: ['Special Diets', 'Italian Cuisine', 'Inventory Management'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 58000, max: 69000, currency: 'USD', interval: 'year' },
    years: 5,
    education: null,
    languages: [],
  },
  {
    key: 'front-desk',
    company: 'merrowfield',
    title: 'Front Desk Agent, Family Guest House',
    description: `The guest house has 34 rooms for families whose relatives are in hospital. It runs like a small hotel, except that check-out dates are rarely known and nobody is on holiday.
- Check guests in and out, take payments and keep the room plan
- Know which guest has just had bad news, and act accordingly
- Answer the telephone, the door and the parcel driver, often together
- Close the till to the cent
Evening and weekend shifts are shared evenly. There is always a second person in the building.`,
    skills: [
      'Guest Services',
      'Reservations',
      'Cash Handling',
      'Property Management Systems',
      'Communication',
    ],
    desiredSkills: ['Opera PMS', 'Conflict Resolution', 'Japanese', 'Spanish'],
    locationType: 'on_site',
    jobType: 'part_time',
    locations: [{ city: 'Portland', state: 'Oregon', country: 'United States' }],
    salary: { min: 19, max: 23, currency: 'USD', interval: 'hour' },
    years: null,
    education: null,
    languages: ['English'],
  },
  {
    key: 'security-officer',
    company: 'merrowfield',
    title: 'Security Officer, Nights',
    description: `You keep an emergency department and four car parks calm between ten at night and six in the morning. Most of the work is talking.
- Patrol, watch cameras and control access
- De-escalate first; touch last; write it up the same night
- Escort staff to their cars and helicopters to their landing
- Lead the first minutes of a fire alarm until the brigade arrives
Unarmed post. Four nights on, four off. Night premium of 15% is included in the range.`,
    skills: ['Access Control', 'CCTV', 'De-escalation', 'Report Writing', 'Emergency Response', 'First Aid'],
    desiredSkills: ['Fire Safety', 'CPR', 'Somali', 'Spanish'],
    locationType: 'on_site',
    jobType: 'full_time',
    locations: [{ city: 'Minneapolis', state: 'Minnesota', country: 'United States' }],
    salary: { min: 24, max: 30, currency: 'USD', interval: 'hour' },
    years: 2,
    education: 'High school diploma',
    languages: [],
  },
  {
    key: 'communications',
    company: 'merrowfield',
    title: 'Communications Coordinator',
    description: `Three days a week, you help two hospitals and a school say what they mean.
- Write the weekly staff letter, which people do read
- Interview nurses, porters and patients for stories, with consent in writing
- Run our social media accounts and answer what needs answering
- Draft the short statement when something has gone wrong, before lunch
We work in pairs: everything you write is read by one colleague, and you read everything they write. One day in the Bristol office, the others where you like.`,
    skills: ['Copywriting', 'Social Media Management', 'Content Strategy', 'Public Relations', 'Editing'],
    desiredSkills: ['WordPress', 'Canva', 'Photography', 'Mailchimp'],
    locationType: 'hybrid',
    jobType: 'part_time',
    locations: [{ city: 'Bristol', state: 'England', country: 'United Kingdom' }],
    salary: null,
    years: 2,
    education: null,
    languages: ['English'],
  },
  {
    key: 'data-analyst',
    company: 'merrowfield',
    title: 'Healthcare Data Analyst',
    description: `Our wards ask good questions: why do beds empty at four in the afternoon, who waits longest, what did the new clinic change? You find out, and say how sure you are.
- Write SQL against a well-kept warehouse of admissions, visits and staffing
- Build Power BI reports that replace three others
- Explain a confidence interval to a head nurse in two sentences
- Review a colleague's analysis each week, and have yours reviewed
Identities are removed before data reaches you. Two days a week in the office, chosen by the team.`,
    skills: ['SQL', 'Power BI', 'Data Analysis', 'Statistics', 'Microsoft Excel', 'Data Visualization'],
    desiredSkills: ['Python', 'R', 'Epic Clarity', 'Data Modeling'],
    locationType: 'hybrid',
    jobType: 'full_time',
    locations: [{ city: 'Minneapolis', state: 'Minnesota', country: 'United States' }],
    salary: { min: 78000, max: 97000, currency: 'USD', interval: 'year' },
    years: 3,
    education: "Bachelor's degree in a quantitative subject",
    languages: [],
  },
  {
    key: 'full-stack',
    company: 'merrowfield',
    title: 'Full-Stack Developer, Patient Portal',
    description: `260,000 patients book visits and read their results on our portal. Half do it on an old phone, one in nine with a screen reader. We need a developer for twelve months who is happy about both.
- Build features end to end in TypeScript, React and Node.js
- Keep pages under 200 kB and usable by keyboard
- Write tests first where it matters: dates, doses and permissions
- Share a light on-call rota, about one night in ten
Remote within four hours of Central Time. Contract with a likely extension; we will tell you by month nine.`,
    skills: [
      'TypeScript',
      'React',
      'Node.js',
      'PostgreSQL',
      'REST APIs',
      'Automated Testing',
      'Web Accessibility',
    ],
    desiredSkills: ['HL7 FHIR', 'Docker', 'Playwright'],
    locationType: 'remote',
    jobType: 'contract',
    locations: [],
    salary: { min: 70, max: 92, currency: 'USD', interval: 'hour' },
    years: 4,
    education: null,
    languages: ['English'],
  },
];
