import { describe, expect, it } from 'vitest';
import { demoCompanies } from './companies.ts';
import { demoChoices, demoJobs, demoPeople } from './data.ts';
import { planDemo } from './plan.ts';

const plan = planDemo();
const allText = JSON.stringify([demoCompanies, demoJobs, demoPeople, demoChoices]);

describe('the demo content', () => {
  it('has two companies with two recruiters each, forty jobs split evenly, and thirty people', () => {
    expect(demoCompanies.map((company) => company.recruiters.length)).toEqual([2, 2]);
    expect(demoJobs).toHaveLength(40);
    for (const company of demoCompanies) {
      expect(demoJobs.filter((job) => job.company === company.key)).toHaveLength(20);
    }
    expect(demoPeople).toHaveLength(30);
  });

  it('has no filler and nothing said twice', () => {
    expect(allText).not.toMatch(/lorem|ipsum|dolor sit|foo\b|TODO|placeholder|undefined/i);
    expectUnique(demoJobs.map((job) => job.key));
    expectUnique(demoJobs.map((job) => job.title));
    expectUnique(demoJobs.flatMap((job) => job.description.split('\n')));
    expectUnique(demoCompanies.map((company) => company.name));
    expectUnique(demoPeople.map((person) => person.name));
    expectUnique(demoPeople.map((person) => person.email));
    expectUnique(demoPeople.map((person) => person.phone));
    expectUnique(demoPeople.flatMap((person) => person.summary ?? []));
    expectUnique(demoPeople.flatMap((person) => person.experience.flatMap((entry) => entry.bullets)));
    expectUnique(demoChoices.flatMap((choices) => Object.values(choices.notes)));
  });

  it('reaches nobody: every address and link ends in .example', () => {
    const addresses = allText.match(/[\w.+-]+@[\w.-]+/g) ?? [];
    const links = allText.match(/https?:\/\/[\w.-]+/g) ?? [];
    expect(addresses.length).toBeGreaterThanOrEqual(34);
    for (const found of [...addresses, ...links]) expect(found).toMatch(/\.example$/);
    for (const person of demoPeople) expect(person.email).toMatch(/@mail\.example$/);
    for (const company of demoCompanies) {
      for (const { email } of company.recruiters) expect(email.endsWith(`@${company.domain}`)).toBe(true);
    }
  });
});

describe.each(demoJobs)('job: $title', (job) => {
  it('can be posted as it stands', () => {
    expect(job.skills.length).toBeGreaterThanOrEqual(4);
    expect(job.skills.length).toBeLessThanOrEqual(8);
    expect(job.desiredSkills.length).toBeLessThanOrEqual(5);
    expectUnique([...job.skills, ...job.desiredSkills].map((skill) => skill.toLowerCase()));
    expect(job.locations.length > 0).toBe(job.locationType !== 'remote');
    if (job.salary) {
      expect(job.salary.min).toBeLessThanOrEqual(job.salary.max);
      expect(Number.isInteger(job.salary.min) && Number.isInteger(job.salary.max)).toBe(true);
    }
    const lines = job.description.split('\n');
    expect(lines.filter((line) => line.startsWith('- ')).length).toBeGreaterThanOrEqual(3);
    expect(lines.every((line) => line === line.trim() && line !== '')).toBe(true);
  });
});

describe.each(demoPeople)('person: $name', (person) => {
  it('has a career in order, newest first, that ends before it could not', () => {
    expect(person.experience.length).toBeGreaterThanOrEqual(1);
    expect(person.experience.length).toBeLessThanOrEqual(6);
    let later = '2025-11';
    for (const entry of person.experience) {
      expect(entry.start).toMatch(/^\d{4}-(0[1-9]|1[0-2])$/);
      const end = entry.end ?? '2025-11';
      expect(end >= entry.start && end <= later).toBe(true);
      expect(entry.bullets.length).toBeGreaterThanOrEqual(1);
      later = entry.start;
    }
    expectUnique(person.skills.map((skill) => skill.toLowerCase()));
  });

  it('can be written in the standard PDF fonts', () => {
    expect([...new Set(JSON.stringify(person))].filter((letter) => !winAnsi.has(letter))).toEqual([]);
  });
});

describe('the demo plan', () => {
  it('has two hundred applications, each person once per job, and targets not applied to', () => {
    expect(plan.applications).toHaveLength(200);
    expectUnique([...plan.applications, ...plan.targets].map(({ person, job }) => `${person} ${job}`));
    expect(plan.targets.length).toBeGreaterThanOrEqual(30);
    for (const { person, job } of [...plan.applications, ...plan.targets]) {
      expect(demoPeople[person] && demoJobs[job]).toBeTruthy();
    }
    expect(planDemo()).toEqual(plan);
  });

  it('uses every cover note', () => {
    const written = demoChoices.flatMap((choices) => Object.keys(choices.notes)).length;
    expect(plan.applications.filter((application) => application.note !== null)).toHaveLength(written);
  });

  it('moves about a third to screening, fewer to each later stage, and all moves lie in the past', () => {
    const reached = (stage: string) =>
      plan.applications.filter((application) => application.moves.some((move) => move.stage === stage))
        .length;
    expect(reached('screen')).toBeGreaterThan(60);
    expect(reached('screen')).toBeLessThan(90);
    expect(reached('interview')).toBeGreaterThan(reached('offer'));
    expect(reached('offer')).toBeGreaterThan(reached('hired'));
    expect(reached('hired')).toBeGreaterThan(0);
    expect(reached('rejected')).toBeGreaterThan(20);
    for (const { moves, daysAgo } of plan.applications) {
      const days = moves.map((move) => move.daysAfter);
      expect(days).toEqual(days.toSorted((a, b) => a - b));
      expect(days.every((day) => day > 0 && day < daysAgo)).toBe(true);
    }
  });

  it('gives people in a trade more of the skills of jobs in it than of jobs in another field', () => {
    const share = (list: 'strong' | 'stretch') => {
      const shares = demoChoices.flatMap((choices) =>
        choices[list].map((key) => shareOfSkills(choices.person, key)),
      );
      return shares.reduce((sum, value) => sum + value, 0) / shares.length;
    };
    expect(share('strong')).toBeGreaterThan(0.7);
    expect(share('stretch')).toBeLessThan(0.25);
  });
});

const winAnsi = new Set(
  new TextDecoder('windows-1252').decode(Uint8Array.from({ length: 224 }, (_, index) => index + 32)),
);

function expectUnique(values: string[]): void {
  const seen = new Set<string>();
  const repeated = values.filter((value) => seen.size === seen.add(value).size);
  expect(repeated).toEqual([]);
}

function shareOfSkills(personKey: string, jobKey: string): number {
  const person = demoPeople.find((candidate) => candidate.key === personKey);
  const skills = demoJobs.find((job) => job.key === jobKey)?.skills ?? [];
  const words = JSON.stringify(person).toLowerCase();
  return skills.filter((skill) => words.includes(skill.toLowerCase())).length / skills.length;
}
