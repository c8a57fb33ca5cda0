import type { ResumeReading } from '../../src/engine/resume/reading.ts';
import type { GoldDocument } from './gold-documents.ts';
import type { ConfidenceKind } from '../../src/engine/resume/confidence.ts';
import { equal, holdsCity, sameDegree, samePhone } from './parse-measures.ts';
import { plotConfidence } from './plot-confidence.ts';

/** A value that was read: of which kind, how sure the reader said to be, and whether it is right. */
export type Claim = { kind: ConfidenceKind; said: number; right: boolean };

/**
 * What a reading claims, held against what stands in the document. A position is right with title, employer and first year, a study
 * with institution and degree, alone or with its subject, a skill where the document lists it.
 */
export function claimsOf(gold: GoldDocument, reading: ResumeReading): Claim[] {
  const { contact, experience, education, skills } = reading;
  const year = (date: string | null) => date?.slice(0, 4) ?? '';
  const claims: Claim[] = [];
  const add = (kind: Claim['kind'], said: number, right: boolean) => claims.push({ kind, said, right });
  const { name, email, phone, location } = contact;
  if (name) add('name', name.confidence, equal(gold.name, name.value));
  if (email) add('email', email.confidence, equal(gold.email, email.value));
  if (phone) add('phone', phone.confidence, samePhone(gold.phone, phone.place.quote));
  if (location) add('place', location.confidence, holdsCity(gold.location, location.value));
  for (const { title, company, start, confidence } of experience)
    add(
      'position',
      confidence,
      gold.experience.some(
        (one) =>
          equal(one.title, title ?? '') &&
          equal(one.company, company ?? '') &&
          year(one.start) === year(start),
      ),
    );
  for (const study of education)
    add(
      'study',
      study.confidence,
      gold.education.some(
        (one) =>
          equal(one.institution, study.institution ?? '') &&
          (equal(one.degree, study.degree ?? '') ||
            sameDegree(one.degree, study.degree ?? '', study.field ?? '')),
      ),
    );
  for (const { text, source, confidence } of skills)
    if (source === 'list')
      add(
        'skill',
        confidence,
        gold.skills.some((one) => equal(one, text)),
      );
  return claims;
}

const EDGES = [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 1.01];

/** Prints for each kind of value how often it is right where the reader said to be so sure. */
export function printConfidence(documents: readonly { leftOut: boolean; claims: Claim[] }[]): void {
  console.log('\nhow sure: said (mean), right of how many; seen, left out');
  for (const kind of ['name', 'email', 'phone', 'place', 'position', 'study', 'skill'] as const)
    for (const [i, from] of EDGES.slice(0, -1).entries()) {
      const cells = [false, true].map((leftOut) => {
        const chosen = documents
          .filter((one) => one.leftOut === leftOut)
          .flatMap((one) => one.claims)
          .filter((one) => one.kind === kind && one.said >= from && one.said < (EDGES[i + 1] ?? 2));
        if (chosen.length === 0) return '-';
        const said = chosen.reduce((sum, one) => sum + one.said, 0) / chosen.length;
        const right = chosen.filter((one) => one.right).length / chosen.length;
        return `${said.toFixed(2)}  ${right.toFixed(2)} of ${chosen.length}`;
      });
      if (cells.some((cell) => cell !== '-'))
        console.log(`${kind.padEnd(9)} ${String(from).padEnd(5)} ${cells[0]?.padEnd(22)} ${cells[1]}`);
    }
  const path = process.env['BENCH_PLOT'];
  if (path) plotConfidence(path, documents);
}
