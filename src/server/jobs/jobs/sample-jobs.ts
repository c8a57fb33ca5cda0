import type { JobInput } from '../../../api/jobs/jobs.ts';

type Particular = Pick<
  JobInput,
  'title' | 'description' | 'skills' | 'desired_skills' | 'location_type' | 'locations' | 'years'
> & { salary: [number, number] };

/** The three jobs of "Create Sample Jobs": whole postings, to see how the screens work with jobs in them. */
export const sampleJobs: readonly JobInput[] = [
  sample({
    title: 'Frontend Developer',
    description: [
      'You build the screens that our customers work in all day, together with one designer and three other developers.',
      '',
      'What you will do',
      '- Turn designs into accessible, fast pages in React and TypeScript',
      '- Keep our component library small and well documented',
      '- Measure loading times in the field and make the slow pages fast',
      '',
      'What we look for',
      '- Three or more years of building web applications',
      '- Care for keyboard use, contrast and screen readers',
      '- Tests that say what a person sees and does',
    ],
    skills: ['React', 'TypeScript', 'CSS', 'HTML'],
    desired_skills: ['Playwright', 'Figma', 'GraphQL'],
    location_type: 'hybrid',
    locations: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
    years: 3,
    salary: [120_000, 150_000],
  }),
  sample({
    title: 'Backend Engineer',
    description: [
      'You own services that take orders around the clock, from the first sketch to the dashboard that shows they are well.',
      '',
      'What you will do',
      '- Design and run HTTP APIs in Node.js over PostgreSQL',
      '- Make slow queries fast and risky migrations safe',
      '- Take your turn on call, about one week in six',
      '',
      'What we look for',
      '- Four or more years of running software that others depend on',
      '- A firm grasp of SQL, indexes and transactions',
      '- Clear writing: we decide in documents, not in meetings',
    ],
    skills: ['Node.js', 'PostgreSQL', 'SQL', 'Docker'],
    desired_skills: ['Kubernetes', 'AWS', 'Redis'],
    location_type: 'remote',
    locations: [],
    years: 4,
    salary: [130_000, 160_000],
  }),
  sample({
    title: 'Product Manager',
    description: [
      'You decide with a team of seven what to build next for small businesses, and find out whether it helped them.',
      '',
      'What you will do',
      '- Talk to five customers a week and write down what you learn',
      '- Keep one short roadmap that everybody in the company understands',
      '- Define how each release will be judged before it is built',
      '',
      'What we look for',
      '- Five or more years of product work, some of it with software for businesses',
      '- Ease with data: you can answer most questions with SQL yourself',
      '- Experience in leading without being the boss',
    ],
    skills: ['Product management', 'User research', 'Roadmapping', 'SQL'],
    desired_skills: ['A/B testing', 'Agile', 'Data analysis'],
    location_type: 'on_site',
    locations: [{ city: 'Denver', state: 'Colorado', country: 'United States' }],
    years: 5,
    salary: [140_000, 170_000],
  }),
];

function sample(particular: Omit<Particular, 'description'> & { description: string[] }): JobInput {
  const { salary, description, ...rest } = particular;
  return {
    ...rest,
    description: description.join('\n'),
    job_type: 'full_time',
    salary_min: salary[0],
    salary_max: salary[1],
    salary_currency: 'USD',
    salary_interval: 'year',
    education: '',
    languages: [],
    apply_url: null,
    status: 'open',
    openings: 1,
    questions: [],
    expires_on: null,
  };
}
