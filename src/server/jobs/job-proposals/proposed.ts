import type { ProposedRequirement, ReadVacancy } from '../../../api/jobs/job-proposals.ts';
import { questionAbout } from '../../../engine/postings/requirements/questions.ts';
import { readRequirements } from '../../../engine/postings/requirements/read-requirements.ts';
import { languageOf } from '../../../engine/postings/requirements/posting-language.ts';
import { readVacancy, type Spot } from '../../../engine/postings/vacancy/read-vacancy.ts';
import type { StatedFacts } from '../../platform/adapters/web-pages/stated-facts.ts';

const maxDescription = 20_000;
const maxTitle = 160;
/** So long may a skill or a language be in a job. */
const maxName = { language: 60, degree: 120, other: 80 };

/** What a description asks for, as it is proposed to its author. */
export function proposedIn(description: string): ProposedRequirement[] {
  const language = languageOf(description);
  return readRequirements(description).map((one) => {
    const { kind, name, required, start, end } = one;
    const longest = kind === 'language' || kind === 'degree' ? maxName[kind] : maxName.other;
    const words = { start, end, quote: description.slice(start, end) };
    return {
      kind,
      name: name.slice(0, longest).trim(),
      required,
      question: questionAbout(one, language),
      words,
    };
  });
}

/** What a whole vacancy says: its text without the line of the title, and what it says of the job. `title` and `stated` come from the data of a page. */
export function vacancyIn(whole: string, title: string | null, stated: StatedFacts | null): ReadVacancy {
  const all = whole.trim();
  const read = readVacancy(all);
  const skipped =
    read.title && all.slice(0, read.title.start).trim().replace(/^#+$/, '') === ''
      ? headEnd(all, read.title.end)
      : 0;
  const own = (title ?? '') === '' || title === read.title?.value ? skipped : 0;
  const rest = all.slice(own);
  const description = rest.slice(0, maxDescription).trimEnd();
  const words = ({ start, end }: Spot) =>
    start < own || end - own > description.length
      ? null
      : { start: start - own, end: end - own, quote: all.slice(start, end) };
  const { title: named, places, pay, jobType, locationType } = read;
  return {
    description,
    cut: rest.length > maxDescription,
    title: title
      ? { value: title.slice(0, maxTitle), words: null }
      : named && { value: named.value.slice(0, maxTitle), words: words(named) },
    places:
      stated && stated.places.length > 0
        ? stated.places.map((value) => ({ value, words: null }))
        : places.map((place) => ({
            value: { city: place.city, state: place.state, country: place.country },
            words: words(place),
          })),
    pay: stated?.pay
      ? { value: stated.pay, words: null }
      : pay && { value: payValue(pay), words: words(pay) },
    job_type: stated?.jobType
      ? { value: stated.jobType, words: null }
      : jobType && { value: jobType.value, words: words(jobType) },
    location_type: stated?.locationType
      ? { value: stated.locationType, words: null }
      : locationType && { value: locationType.value, words: words(locationType) },
    requirements: proposedIn(description),
  };
}

function payValue({
  min,
  max,
  currency,
  interval,
}: NonNullable<StatedFacts['pay']>): NonNullable<StatedFacts['pay']> {
  return { min, max, currency, interval };
}

/** Where the text goes on behind the line of the title. */
function headEnd(text: string, titleEnd: number): number {
  const line = /^[^\n]*\n*/.exec(text.slice(titleEnd))?.[0] ?? '';
  return /\p{L}/u.test(line) ? 0 : titleEnd + line.length;
}
