import type { ReadValue } from '../../../api/candidates/resumes.ts';
import { splitClaims } from '../../../engine/bullets/claims.ts';
import type { ContentPosition, ResumeContent } from '../../../engine/resume/resume-content.ts';
import type { Services } from '../../context.ts';
import { standingValues } from '../resumes/corrected-values.ts';
import { findCurrentResume, type ResumeRow } from '../resumes/queries.ts';
import { listProfilePositions } from './queries.ts';

/** What a person's current resume says as they left it, with the experiences of their profile; null when there is neither. */
export async function currentContent(
  { database }: Pick<Services, 'database'>,
  userId: string,
): Promise<{ resumeId: string | null; resumeName: string | null; content: ResumeContent } | null> {
  const row = await findCurrentResume(database, userId);
  const profile = await listProfilePositions(database, userId);
  const content = contentOf(row, profile);
  if (content.experience.length === 0 && !row?.reading) return null;
  return { resumeId: row?.id ?? null, resumeName: row?.fileName ?? null, content };
}

/** What was read from one resume, as the person left it; null before it has been read. */
export function readContent(row: ResumeRow): ResumeContent | null {
  return row.reading ? contentOf(row, []) : null;
}

type Profile = Awaited<ReturnType<typeof listProfilePositions>>;

function contentOf(row: ResumeRow | null, profile: Profile): ResumeContent {
  const values = row?.reading ? standingValues(row.reading, row.corrections) : [];
  const texts = (kind: ReadValue['kind']) =>
    values.flatMap((value) => (value.kind === kind && typeof value.value === 'string' ? [value.value] : []));
  const first = (kind: ReadValue['kind']) => texts(kind)[0] ?? '';
  return {
    name: first('name'),
    email: first('email'),
    phone: first('phone'),
    location: first('location'),
    links: texts('link'),
    experience: positionsOf(values, row?.id ?? null, profile),
    education: values.flatMap((value) => (value.kind === 'education' ? [value.value] : [])),
    skills: [...new Set(texts('skill'))],
    languages: texts('language'),
  };
}

/** The positions of the resume, as the profile tells those that were accepted from it, and then the profile's others. */
function positionsOf(values: ReadValue[], resumeId: string | null, profile: Profile): ContentPosition[] {
  const used = new Set<string>();
  const fromResume = values.flatMap((value): ContentPosition[] => {
    if (value.kind !== 'experience') return [];
    const own = profile.find((one) => one.resumeId === resumeId && one.resumePath === value.path);
    if (own) used.add(own.id);
    return [own ? profilePosition(own) : { ...value.value, description: inClaims(value.value.description) }];
  });
  const known = new Set(fromResume.map(keyOf));
  const others = profile
    .filter((one) => !used.has(one.id))
    .map(profilePosition)
    .filter((one) => !known.has(keyOf(one)));
  return [...fromResume, ...others];
}

function profilePosition(row: Profile[number]): ContentPosition {
  return {
    title: row.jobTitle,
    company: row.companyName,
    location: row.location,
    start: row.startDate.slice(0, 7),
    end: row.endDate?.slice(0, 7) ?? null,
    description: inClaims(row.experienceDetails),
  };
}

function inClaims(description: string): string {
  return splitClaims(description).join('\n');
}

function keyOf({ title, company, start }: ContentPosition): string {
  return JSON.stringify([title.toLowerCase(), company.toLowerCase(), start?.slice(0, 4)]);
}
