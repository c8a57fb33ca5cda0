import { descriptionHtml, jobAddress } from './job-text.ts';
import type { PublishedJob } from './queries.ts';

const employmentTypes: Record<PublishedJob['jobType'], string> = {
  full_time: 'FULL_TIME',
  part_time: 'PART_TIME',
  temporary: 'TEMPORARY',
  contract: 'CONTRACTOR',
  internship: 'INTERN',
};

/**
 * An open job as schema.org's JobPosting, by Google's rules for job pages; null when a required part is not known, such as the
 * countries that remote work may be done from.
 */
export function jobPostingLd(job: PublishedJob, origin: string): Record<string, unknown> | null {
  const places = job.locations
    .map((place) => (place.country === 'Other' ? { ...place, country: '' } : place))
    .filter(({ city, state, country }) => city || state || country);
  const countries = [...new Set(places.map(({ country }) => country).filter(Boolean))];
  const isRemote = job.locationType === 'remote';
  if (isRemote ? countries.length === 0 : !places.some(({ country }) => country)) return null;
  return {
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionHtml(job.description),
    url: jobAddress(origin, job.id),
    identifier: { '@type': 'PropertyValue', name: job.company.name, value: job.id },
    datePosted: job.publishedAt.toISOString(),
    ...(job.expiresAt && { validThrough: job.expiresAt.toISOString() }),
    employmentType: employmentTypes[job.jobType],
    hiringOrganization: {
      '@type': 'Organization',
      name: job.company.name,
      ...(job.company.website && { sameAs: job.company.website }),
    },
    ...(isRemote
      ? {
          jobLocationType: 'TELECOMMUTE',
          applicantLocationRequirements: countries.map((name) => ({ '@type': 'Country', name })),
        }
      : { jobLocation: places.map(placeLd) }),
    ...salaryLd(job),
    directApply: job.applyUrl === null,
    totalJobOpenings: job.openings,
    skills: job.skills.join(', '),
    ...(job.years !== null && {
      experienceRequirements: {
        '@type': 'OccupationalExperienceRequirements',
        monthsOfExperience: job.years * 12,
      },
    }),
  };
}

/** JSON that may stand in a script element: nothing in it can end the element or begin a comment. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

function placeLd({ city, state, country }: PublishedJob['locations'][number]) {
  return {
    '@type': 'Place',
    address: {
      '@type': 'PostalAddress',
      ...(city && { addressLocality: city }),
      ...(state && { addressRegion: state }),
      ...(country && { addressCountry: country }),
    },
  };
}

function salaryLd({ salary }: PublishedJob) {
  if (!salary) return {};
  const { min, max, currency, interval } = salary;
  const amount = min !== null && max !== null ? { minValue: min, maxValue: max } : { value: min ?? max };
  return {
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency,
      value: { '@type': 'QuantitativeValue', ...amount, unitText: interval.toUpperCase() },
    },
  };
}
