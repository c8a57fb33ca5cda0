import { contactParts, languageParts, writeRange, writeYears } from './resume-pdf/formats.ts';
import type { DemoPerson } from './types.ts';

/** The person's resume as plain text with one fact a line, UTF-8, ending in a newline. */
export function makeResumeText(person: DemoPerson): string {
  const section = (title: string, lines: string[]) =>
    lines.length > 0 ? ['', title.toUpperCase(), ...lines] : [];
  const experience = person.experience.flatMap((entry, index) => [
    ...(index > 0 ? [''] : []),
    `${entry.title}, ${entry.company}`,
    `${writeRange(entry, 'short', ' - ')}, ${entry.location}`,
    ...entry.bullets.map((bullet) => `- ${bullet}`),
  ]);
  return [
    person.name,
    person.headline,
    ...contactParts(person),
    ...section('Summary', person.summary ? [person.summary] : []),
    ...section('Experience', experience),
    ...section(
      'Education',
      person.education.map((study) => [study.degree, study.school, writeYears(study)].join(', ')),
    ),
    ...section('Skills', [person.skills.join(', ')]),
    ...section('Certificates', person.certificates),
    ...section('Languages', [languageParts(person).join(', ')]),
    '',
  ].join('\n');
}
