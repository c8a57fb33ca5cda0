import type { ResumeContent } from '../resume/resume-content.ts';
import { matchLines } from './match-lines.ts';
import { linesOf, type SectionKey } from './sheet-document.ts';

/** Something that a copy says otherwise than what it was made from; `before` is null for what is new, `after` for what is gone. */
export type Difference = {
  section: SectionKey | 'contact';
  of: string;
  before: string | null;
  after: string | null;
};

/** What two contents differ in, in the order of the page. What only stands in another place is no difference. */
export function differencesOf(before: ResumeContent, after: ResumeContent): Difference[] {
  return [
    ...(['name', 'email', 'phone', 'location'] as const).flatMap((field) =>
      changed('contact', '', before[field], after[field]),
    ),
    ...lists('contact', '', before.links, after.links),
    ...lines('summary', '', before.summary ?? '', after.summary ?? ''),
    ...entries(
      'experience',
      before.experience,
      after.experience,
      positionText,
      ({ description }) => description,
    ),
    ...entries('education', before.education, after.education, courseText, () => ''),
    ...lists('skills', '', before.skills, after.skills),
    ...lists('certificates', '', before.certificates ?? [], after.certificates ?? []),
    ...lists('languages', '', before.languages, after.languages),
    ...sections(before, after),
  ];
}

type Position = ResumeContent['experience'][number];
type Course = ResumeContent['education'][number];

function positionText(one: Position): string {
  return one.hidden === true ? '' : headOf([one.title, one.company, one.location, one.start, one.end]);
}

function courseText(one: Course): string {
  return one.hidden === true ? '' : headOf([one.institution, one.degree, one.field, one.start, one.end]);
}

function headOf(parts: (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}

function entries<T>(
  section: SectionKey,
  before: readonly T[],
  after: readonly T[],
  head: (one: T) => string,
  body: (one: T) => string,
): Difference[] {
  const heads = before.map(head);
  const matched = matchLines(heads, after.map(head));
  const used = new Set<number>();
  const found = after.flatMap((one, index) => {
    const was = matched[index] ?? null;
    const at = was === null ? -1 : heads.findIndex((text, place) => text === was && !used.has(place));
    if (at !== -1) used.add(at);
    const earlier = before[at];
    const now = head(one);
    return [
      ...changed(section, now, was ?? '', now),
      ...lines(section, now, earlier === undefined ? '' : body(earlier), body(one)),
    ];
  });
  const gone = heads.flatMap((text, at) => (used.has(at) ? [] : changed(section, text, text, '')));
  return [...found, ...gone];
}

function sections(before: ResumeContent, after: ResumeContent): Difference[] {
  const ids = [...new Set([...(before.sections ?? []), ...(after.sections ?? [])].map(({ id }) => id))];
  return ids.flatMap((id) => {
    const [was, now] = [before, after].map((one) => one.sections?.find((section) => section.id === id));
    return lists(`extra:${id}`, now?.title ?? was?.title ?? '', was?.lines ?? [], now?.lines ?? []);
  });
}

function lines(section: Difference['section'], of: string, before: string, after: string): Difference[] {
  return lists(section, of, linesOf(before), linesOf(after));
}

function lists(
  section: Difference['section'],
  of: string,
  before: readonly string[],
  after: readonly string[],
): Difference[] {
  const matched = matchLines(before, after);
  const left = [...before];
  for (const text of matched) if (text !== null) left.splice(left.indexOf(text), 1);
  return [
    ...after.flatMap((text, at) => changed(section, of, matched[at] ?? '', text)),
    ...left.flatMap((text) => changed(section, of, text, '')),
  ];
}

function changed(section: Difference['section'], of: string, before: string, after: string): Difference[] {
  return before === after ? [] : [{ section, of, before: before || null, after: after || null }];
}
