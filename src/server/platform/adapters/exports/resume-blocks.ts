import { periodLabel, type ResumeContent } from '../../../../engine/resume/resume-content.ts';

/** One block of a resume on paper, in reading order: what it is, and its text. */
export type Block =
  | { kind: 'name' | 'contact' | 'heading' | 'entry' | 'place' | 'plain'; text: string }
  | { kind: 'bullets'; items: string[] };

/** A resume as blocks, in the one layout that every file of ours has; a section without content has no heading. */
export function blocksOf(content: ResumeContent): Block[] {
  const contact = [content.email, content.phone, content.location, ...content.links].filter(Boolean);
  const blocks: Block[] = [
    { kind: 'name', text: content.name },
    ...contact.map((text): Block => ({ kind: 'contact', text })),
    ...section('Summary', filled((content.summary ?? '').split('\n').filter(Boolean)), (lines) =>
      lines.map((text): Block => ({ kind: 'plain', text })),
    ),
    ...section('Experience', content.experience, (one) => [
      { kind: 'entry', text: one.title },
      { kind: 'place', text: [one.company, one.location].filter(Boolean).join(', ') },
      { kind: 'plain', text: periodLabel(one) },
      { kind: 'bullets', items: one.description.split('\n').filter(Boolean) },
    ]),
    ...section('Education', content.education, (one) => [
      { kind: 'entry', text: one.institution },
      { kind: 'place', text: degreeWords(one) },
      { kind: 'plain', text: periodLabel(one) },
    ]),
    ...section('Skills', filled(content.skills), (skills) => [{ kind: 'plain', text: skills.join(', ') }]),
    ...section('Languages', filled(content.languages), (languages) => [
      { kind: 'plain', text: languages.join(', ') },
    ]),
  ];
  return blocks.filter((block) => (block.kind === 'bullets' ? block.items.length > 0 : block.text !== ''));
}

function filled(list: string[]): string[][] {
  return list.length > 0 ? [list] : [];
}

/** A degree with its field: "BSc, Nursing". */
export function degreeWords({ degree, field }: { degree: string; field: string }): string {
  return [degree, field].filter(Boolean).join(', ');
}

function section<T>(heading: string, items: readonly T[], blocks: (item: T) => Block[]): Block[] {
  return items.length === 0 ? [] : [{ kind: 'heading', text: heading }, ...items.flatMap(blocks)];
}
