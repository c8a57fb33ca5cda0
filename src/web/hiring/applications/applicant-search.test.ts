import { describe, expect, it } from 'vitest';
import { readPostingSearch } from '../recruiter-dashboard/posting-search.ts';
import { readApplicantSearch } from './applicant-search.ts';

describe('the addresses of the employer lists', () => {
  it('keep order, stage and job of a list of applicants', () => {
    const job = '3f0a7d1c-9f4e-4a51-8a58-0d9c6c0a6f11';
    expect(readApplicantSearch({ sort: 'fit', stage: 'offer', job })).toEqual({
      sort: 'fit',
      stage: 'offer',
      job,
    });
  });

  it('fall back to newest first, all stages, all jobs', () => {
    expect(
      readApplicantSearch({ sort: 'name', stage: 'No such!', band: 'best', from: 'soon', job: '../x' }),
    ).toEqual({});
  });

  it('keep whose postings and which status', () => {
    expect(readPostingSearch({ scope: 'team', status: 'paused' })).toEqual({
      scope: 'team',
      status: 'paused',
    });
    expect(readPostingSearch({ scope: 'mine', status: 'gone' })).toEqual({});
  });
});
