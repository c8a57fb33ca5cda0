import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Claim } from '../../src/engine/bullets/claims.ts';
import { claimsOf } from '../../src/engine/bullets/claims.ts';
import type { BulletJob } from '../../src/engine/bullets/suggest.ts';
import { demoPeople } from '../../src/server/operations/demo/data.ts';
import { makePerson } from '../corpus/person.ts';

/** Somebody whose lines are worded, and the jobs they are worded for. */
export type Author = { language: string; claims: Claim[]; jobs: BulletJob[] };

type Job = {
  lang: string;
  description: string;
  required: string[];
  desired: string[];
  candidates: { resume: string; grade: number }[];
};

/** The people of the corpus of a seed, each with jobs in their language, or in English where there is none. */
export function authorsOfCorpus(seed: number, people: number): Author[] {
  const jobs = readJobs();
  return Array.from({ length: people }, (_, index) => {
    const { language, positions } = makePerson(seed, index);
    const claims = claimsOf(
      positions.map(({ title, company, end, duties }) => ({
        title,
        company,
        ongoing: end === null,
        description: duties.join('\n'),
      })),
    );
    const own = jobs.filter(({ lang }) => lang === language);
    const fitting = own.length > 0 ? own : jobs.filter(({ lang }) => lang === 'en');
    return {
      language,
      claims,
      jobs: [0, 1, 2].flatMap((turn) => asked(fitting[(index + turn * 5) % fitting.length])),
    };
  });
}

/** The people whose resumes are graded for the jobs of evaluation/ranking as worth a talk, each with those jobs. */
export function authorsOfRanking(): Author[] {
  const texts: { id: string; text: string }[] = read('resumes.json');
  return texts.flatMap(({ id, text }) => {
    const jobs = readJobs().filter(({ candidates }) =>
      candidates.some(({ resume, grade }) => resume === id && grade >= 2),
    );
    const lines = text.split('\n').filter((line) => line.startsWith('- '));
    const claims = claimsOf([
      { title: '', company: '', ongoing: /\bPresent\b/.test(text), description: lines.join('\n') },
    ]);
    const [first] = jobs;
    return first === undefined || claims.length === 0
      ? []
      : [{ language: first.lang, claims, jobs: jobs.flatMap(asked) }];
  });
}

/** The people of the demo, whose resumes are good ones; the writer of bullets was tuned on their lines too. */
export function authorsOfDemo(): Author[] {
  const jobs = readJobs().filter(({ lang }) => lang === 'en');
  return demoPeople.map(({ experience }, index) => ({
    language: 'en',
    claims: claimsOf(
      experience.map(({ title, company, end, bullets }) => ({
        title,
        company,
        ongoing: end === null,
        description: bullets.join('\n'),
      })),
    ),
    jobs: [0, 1, 2].flatMap((turn) => asked(jobs[(index + turn * 5) % jobs.length])),
  }));
}

function readJobs(): Job[] {
  return read('jobs.json');
}

function asked(job: Job | undefined): BulletJob[] {
  return job === undefined
    ? []
    : [{ required: job.required, desired: job.desired, description: job.description }];
}

function read<T>(file: string): T {
  const parsed: T = JSON.parse(readFileSync(join(import.meta.dirname, '..', 'ranking', file), 'utf8'));
  return parsed;
}
