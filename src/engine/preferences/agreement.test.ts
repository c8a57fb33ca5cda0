import { describe, expect, test } from 'vitest';
import { agreements, byAgreement, type WishedJob, type Wishes, yearlyPay } from './agreement.ts';

const none: Wishes = { roles: [], locationTypes: [], jobTypes: [], city: '', country: '', pay: null };
const job: WishedJob = {
  title: 'Senior Data Engineer (m/f/d)',
  jobType: 'full_time',
  locationType: 'hybrid',
  locations: [{ city: 'Zürich', state: '', country: 'Switzerland' }],
  pay: { min: 90_000, max: 110_000, currency: 'CHF', interval: 'year' },
};
const place = (city: string, country: string) => ({ city, state: '', country });
const [zurich, basel] = [place('Zürich', 'Switzerland'), place('Basel', 'Switzerland')];
const berlin = place('Berlin', 'Germany');
const metOf = (wishes: Partial<Wishes>, change: Partial<WishedJob> = {}) =>
  agreements({ ...none, ...wishes }, { ...job, ...change }).map(({ met }) => met);

describe('preferences', () => {
  test('no preferences give no agreement', () => {
    expect(metOf({})).toEqual([]);
  });

  test.each([
    [['data engineer'], true],
    [['Junior Data Developer'], true],
    [['Data Analyst'], false],
    [['Nurse', 'Data Engineer'], true],
    [['Senior'], false],
    [['Data'], true],
  ])('the role %j in a title', (roles, met) => {
    expect(metOf({ roles })).toEqual([met]);
  });

  test.each([
    [{ city: 'zurich', country: '' }, {}, true],
    [{ city: 'Basel', country: 'Switzerland' }, {}, false],
    [{ city: 'Basel', country: '' }, { locations: [zurich, basel] }, true],
    [{ city: '', country: 'Germany' }, { locationType: 'remote', locations: [zurich, berlin] }, true],
    [{ city: '', country: 'Switzerland' }, {}, true],
    [{ city: '', country: 'Germany' }, { locations: [] }, null],
    [{ city: 'Berlin', country: 'Germany' }, { locationType: 'remote', locations: [] }, true],
    [{ city: 'Basel', country: 'Switzerland' }, { locationType: 'remote' }, true],
    [{ city: 'Berlin', country: 'Germany' }, { locationType: 'remote' }, false],
  ])('the place %j against %j', (wishes, change, met) => {
    expect(metOf(wishes, change)).toEqual([met]);
  });

  test('pay is compared per year and in one currency; unstated pay is unknown', () => {
    const pay = (least: number, currency: string, interval: 'year' | 'month') => ({
      pay: { least, currency, interval },
    });
    expect(metOf(pay(9_000, 'CHF', 'month'))).toEqual([true]);
    expect(metOf(pay(9_500, 'CHF', 'month'))).toEqual([false]);
    expect(metOf(pay(9_000, 'EUR', 'month'))).toEqual([null]);
    expect(metOf(pay(9_000, 'CHF', 'month'), { pay: null })).toEqual([null]);
    // A job that states the least alone is taken at that; one that states nothing of it is not known.
    const stated = { currency: 'CHF', interval: 'year' as const };
    expect(metOf(pay(90_000, 'CHF', 'year'), { pay: { ...stated, min: 90_000, max: null } })).toEqual([true]);
    expect(metOf(pay(90_001, 'CHF', 'year'), { pay: { ...stated, min: 90_000, max: null } })).toEqual([
      false,
    ]);
    expect(metOf(pay(1, 'CHF', 'year'), { pay: { ...stated, min: null, max: null } })).toEqual([null]);
    const paid = (['year', 'month', 'week', 'day', 'hour'] as const).map((each) => yearlyPay(50, each));
    expect(paid).toEqual([50, 600, 2600, 13_000, 104_000]);
  });

  test('of jobs with equally few conflicts, those that meet more preferences come first', () => {
    const wishes = { ...none, locationTypes: ['remote'], country: 'Germany' };
    const jobs = [
      { id: 'says no place', locationType: 'hybrid', locations: [] },
      { id: 'is there', locationType: 'hybrid', locations: [berlin] },
      { id: 'is there and from home', locationType: 'remote', locations: [berlin] },
      { id: 'is elsewhere', locationType: 'hybrid', locations: [zurich] },
      { id: 'is there as well', locationType: 'hybrid', locations: [berlin] },
    ];
    const order = byAgreement(jobs, (each) => agreements(wishes, { ...job, ...each }));
    expect(order.map(({ id }) => id)).toEqual([
      'is there and from home',
      'is there',
      'is there as well',
      'says no place',
      'is elsewhere',
    ]);
  });

  test('the order of two jobs does not depend on their input order', () => {
    const wishes = { ...none, locationTypes: ['hybrid'], country: 'Germany' };
    const [met, unknown] = [{ locations: [berlin] }, { locations: [] }];
    const sorted = (jobs: Partial<WishedJob>[]) =>
      byAgreement(jobs, (each) => agreements(wishes, { ...job, ...each }));
    expect(sorted([met, unknown])).toEqual([met, unknown]);
    expect(sorted([unknown, met])).toEqual([met, unknown]);
  });

  test('jobs with fewer conflicts come first, and equal ones keep their order', () => {
    const wishes = { ...none, locationTypes: ['remote'], jobTypes: ['full_time'] };
    const jobs = [
      { id: 'office, part time', locationType: 'on_site', jobType: 'part_time' },
      { id: 'remote', locationType: 'remote', jobType: 'full_time' },
      { id: 'office', locationType: 'on_site', jobType: 'full_time' },
      { id: 'remote too', locationType: 'remote', jobType: 'full_time' },
    ];
    const order = byAgreement(jobs, (each) => agreements(wishes, { ...job, ...each }));
    expect(order.map(({ id }) => id)).toEqual(['remote', 'remote too', 'office', 'office, part time']);
  });
});
