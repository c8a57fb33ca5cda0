import type { JobInput } from '../../../api/jobs/jobs.ts';
import { words } from '../../platform/http/reader.ts';

type Particular = Pick<
  JobInput,
  'title' | 'description' | 'skills' | 'desired_skills' | 'location_type' | 'locations' | 'years'
> & { salary: [number, number] };

/**
 * The three jobs of "Create Sample Jobs" in the language of whoever makes them: whole postings, to see how the screens work with jobs in
 * them.
 */
export const sampleJobs = (): JobInput[] => [
  sample({
    title: words('sampleJobs.frontendTitle'),
    description: words('sampleJobs.frontendText'),
    skills: ['React', 'TypeScript', 'CSS', 'HTML'],
    desired_skills: ['Playwright', 'Figma', 'GraphQL'],
    location_type: 'hybrid',
    locations: [{ city: 'Austin', state: 'Texas', country: 'United States' }],
    years: 3,
    salary: [120_000, 150_000],
  }),
  sample({
    title: words('sampleJobs.backendTitle'),
    description: words('sampleJobs.backendText'),
    skills: ['Node.js', 'PostgreSQL', 'SQL', 'Docker'],
    desired_skills: ['Kubernetes', 'AWS', 'Redis'],
    location_type: 'remote',
    locations: [],
    years: 4,
    salary: [130_000, 160_000],
  }),
  sample({
    title: words('sampleJobs.productTitle'),
    description: words('sampleJobs.productText'),
    skills: ['Product management', 'User research', 'Roadmapping', 'SQL'],
    desired_skills: ['A/B testing', 'Agile', 'Data analysis'],
    location_type: 'on_site',
    locations: [{ city: 'Denver', state: 'Colorado', country: 'United States' }],
    years: 5,
    salary: [140_000, 170_000],
  }),
];

function sample({ salary, ...rest }: Particular): JobInput {
  return {
    ...rest,
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
