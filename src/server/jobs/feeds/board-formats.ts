import type { PublishedJob } from './queries.ts';
import { descriptionHtml, escapeXml, jobAddress, placeLabel } from './job-text.ts';
import { plainMarkdown } from '../../../engine/postings/plain-markdown.ts';

const commitments: Record<PublishedJob['jobType'], string> = {
  full_time: 'Full-time',
  part_time: 'Part-time',
  temporary: 'Temporary',
  contract: 'Contract',
  internship: 'Internship',
};
const leverPlaces = { on_site: 'on-site', hybrid: 'hybrid', remote: 'remote' } as const;
const ashbyTypes = {
  full_time: 'FullTime',
  part_time: 'PartTime',
  temporary: 'Temporary',
  contract: 'Contract',
  internship: 'Intern',
} as const;
const ashbyPlaces = { on_site: 'OnSite', hybrid: 'Hybrid', remote: 'Remote' } as const;
const leverIntervals: Record<string, string> = {
  year: 'per-year-salary',
  month: 'per-month-salary',
  week: 'per-week-salary',
  day: 'per-day-wage',
  hour: 'per-hour-wage',
};

/** A job as the public Greenhouse job board shows it. `content` is HTML with its marks escaped, as there; pay is in cents. */
export function greenhouseJob(
  job: PublishedJob,
  origin: string,
  parts: { content: boolean; questions: boolean; pay: boolean },
) {
  return {
    id: job.id,
    internal_job_id: job.id,
    requisition_id: job.id,
    title: job.title,
    absolute_url: jobAddress(origin, job.id),
    updated_at: job.updatedAt.toISOString(),
    first_published: job.publishedAt.toISOString(),
    company_name: job.company.name,
    location: { name: placeLabel(job) },
    metadata: null,
    ...(parts.content && {
      content: escapeXml(descriptionHtml(job.description)),
      departments: [],
      offices: job.locations.map((place) => ({ id: null, name: words(place), location: words(place) })),
    }),
    ...(parts.questions && { questions: greenhouseQuestions(job) }),
    ...(parts.pay && { pay_input_ranges: payRanges(job) }),
  };
}

/** A job as the public Lever postings show it. */
export function leverPosting(job: PublishedJob, origin: string) {
  const plain = plainMarkdown(job.description);
  const html = descriptionHtml(job.description);
  const places = job.locations.map(words);
  return {
    id: job.id,
    text: job.title,
    categories: {
      commitment: commitments[job.jobType],
      location: places[0] ?? placeLabel(job),
      allLocations: places.length > 0 ? places : [placeLabel(job)],
    },
    workplaceType: leverPlaces[job.locationType],
    createdAt: job.publishedAt.getTime(),
    description: html,
    descriptionPlain: plain,
    opening: '',
    openingPlain: '',
    descriptionBody: html,
    descriptionBodyPlain: plain,
    lists: [
      {
        text: 'Required skills',
        content: job.skills.map((skill) => `<li>${escapeXml(skill)}</li>`).join(''),
      },
    ],
    additional: '',
    additionalPlain: '',
    hostedUrl: jobAddress(origin, job.id),
    applyUrl: job.applyUrl ?? `${jobAddress(origin, job.id)}?apply=1`,
    ...(job.salary && {
      salaryRange: {
        min: job.salary.min ?? job.salary.max,
        max: job.salary.max ?? job.salary.min,
        currency: job.salary.currency,
        interval: leverIntervals[job.salary.interval],
      },
    }),
  };
}

/** A job as the public Ashby job board shows it; pay only when it is asked for. */
export function ashbyJob(job: PublishedJob, origin: string, withPay: boolean) {
  const [first, ...others] = job.locations;
  return {
    id: job.id,
    title: job.title,
    location: first ? words(first) : placeLabel(job),
    secondaryLocations: others.map((place) => ({ location: words(place), address: addressOf(place) })),
    address: first ? addressOf(first) : null,
    isRemote: job.locationType === 'remote',
    workplaceType: ashbyPlaces[job.locationType],
    employmentType: ashbyTypes[job.jobType],
    isListed: true,
    publishedAt: job.publishedAt.toISOString(),
    descriptionHtml: descriptionHtml(job.description),
    descriptionPlain: plainMarkdown(job.description),
    jobUrl: jobAddress(origin, job.id),
    applyUrl: job.applyUrl ?? `${jobAddress(origin, job.id)}?apply=1`,
    ...(withPay && { compensation: compensationOf(job) }),
  };
}

function greenhouseQuestions({ questions }: PublishedJob) {
  const types = {
    text: 'textarea',
    number: 'input_text',
    yes_no: 'multi_value_single_select',
    choice: 'multi_value_single_select',
  };
  return questions.map((question) => {
    const choices = question.type === 'yes_no' ? ['Yes', 'No'] : question.options;
    return {
      label: question.prompt,
      required: question.required,
      description: null,
      fields: [
        {
          name: `question_${question.id}`,
          type: types[question.type],
          values: choices.map((label) => ({ label, value: label })),
        },
      ],
    };
  });
}

function payRanges({ salary }: PublishedJob) {
  if (!salary) return [];
  return [
    {
      min_cents: (salary.min ?? salary.max ?? 0) * 100,
      max_cents: (salary.max ?? salary.min ?? 0) * 100,
      currency_type: salary.currency,
      title: `Pay per ${salary.interval}`,
      blurb: null,
    },
  ];
}

function compensationOf({ salary }: PublishedJob) {
  if (!salary)
    return {
      compensationTierSummary: null,
      scrapeableCompensationSalarySummary: null,
      summaryComponents: [],
    };
  const { min, max, currency } = salary;
  const summary = `${[...new Set([min, max])].filter((amount) => amount !== null).join(' - ')} ${currency}`;
  return {
    compensationTierSummary: summary,
    scrapeableCompensationSalarySummary: summary,
    summaryComponents: [
      {
        compensationType: 'Salary',
        interval: `1 ${salary.interval.toUpperCase()}`,
        currencyCode: currency,
        minValue: min,
        maxValue: max,
      },
    ],
  };
}

function words({ city, state, country }: PublishedJob['locations'][number]): string {
  return [city, state, country].filter(Boolean).join(', ');
}

function addressOf({ city, state, country }: PublishedJob['locations'][number]) {
  return { postalAddress: { addressLocality: city, addressRegion: state, addressCountry: country } };
}
