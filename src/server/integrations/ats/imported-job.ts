import { text } from '../../../api/platform/fields.ts';
import type { JobInput } from '../../../api/jobs/jobs.ts';
import { proposeSkills } from '../../../engine/skills/propose.ts';
import type { AtsJob } from '../../platform/adapters/ats/ats.ts';
import { toStoredText } from '../../../messages/stored-text.ts';
import { message } from '../../../messages/message.ts';

/** What an imported job says, and what it lacks to be open, as it is stored to be said; null for nothing. */
export type ImportedJob = { value: JobInput; lacks: string | null };

/**
 * A job of an applicant tracking system in our fields. What it does not say stays as in an empty form; one that lacks what an open
 * job must say is a draft. Skills are those that its description names.
 */
export function importedJob(job: AtsJob): ImportedJob {
  const title = clean(job.title, 160);
  const description = clean(job.description, 20_000);
  const found = proposeSkills(`${title}\n${description}`).slice(0, 100);
  const places = job.places.map((place) => place.replace(/^\W*remote\b\W*/i, '').trim());
  const locations = places
    .filter((place) => place !== '')
    .slice(0, 20)
    .map(placeOf);
  const remote =
    [title, ...job.places].some((place) => /\bremote\b/i.test(place)) ||
    (locations.length === 0 && saysRemote(description));
  const lacking = [
    ...(description === '' ? ['description'] : []),
    ...(found.length === 0 ? ['skills'] : []),
    ...(!remote && locations.length === 0 ? ['place'] : []),
  ];
  return {
    value: {
      title,
      description,
      // Every job asks for something: of one that names no skill, the title is all that is known.
      skills: found.length > 0 ? found : [title.slice(0, 80)],
      desired_skills: [],
      job_type: 'full_time',
      location_type: remote ? 'remote' : 'on_site',
      locations,
      salary_min: null,
      salary_max: null,
      salary_currency: 'USD',
      salary_interval: 'year',
      years: null,
      education: '',
      languages: [],
      apply_url: null,
      status:
        job.status === 'closed' || job.deleted || !job.isPublic
          ? 'closed'
          : lacking.length > 0
            ? 'draft'
            : job.status,
      openings: 1,
      questions: [],
      expires_on: null,
    },
    lacks:
      lacking.length === 0
        ? null
        : toStoredText(message('integrationErrors.cameWithout', { what: lacking.join('_') })),
  };
}

/** True for a description of work that is done from anywhere. */
function saysRemote(description: string): boolean {
  const reported =
    /\b(?:fully|entirely|100\s?%)[\s-]remote\b|\bremote(?:ly)?[\s-](?:first|only|position|job|role|work|opportunity|within|from|anywhere)\b|\bwork(?:ing)? (?:fully )?(?:remotely|from (?:home|anywhere))\b|\b(?:location|place|office)\s*:\s*remote\b|^\W*remote\W*$/im;
  const denied = /\b(?:no|not|non|never|cannot|isn[’']t)\b[^.\n]{0,30}\bremote/i;
  return reported.test(description) && !denied.test(description);
}

/** What an import changes of a job that nobody edited here: what the other system says, over what was entered besides. */
export function updatedJob(was: JobInput, { value, lacks }: ImportedJob): JobInput {
  return {
    ...was,
    title: value.title,
    ...(value.description === '' || value.description === was.description
      ? {}
      : { description: value.description, skills: value.skills }),
    ...(value.locations.length > 0 || value.location_type === 'remote'
      ? { locations: value.locations, location_type: value.location_type }
      : {}),
    status: lacks !== null && value.status === 'draft' ? was.status : value.status,
  };
}

function clean(value: string, max: number): string {
  return text(max * 4)
    .parse(value.slice(0, max))
    .slice(0, max)
    .trim()
    .toWellFormed();
}

function placeOf(place: string): JobInput['locations'][number] {
  const parts = place.split(',').map((part) => clean(part, 120));
  const [city = '', second = '', third = ''] = parts;
  return parts.length > 2 ? { city, state: second, country: third } : { city, state: '', country: second };
}
