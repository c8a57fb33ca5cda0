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
const metOf = (wishes: Partial<Wishes>, change: Partial<WishedJob> = {}) =>
  agreements({ ...none, ...wishes }, { ...job, ...change }).map(({ met }) => met);

describe('wishes', () => {
  test('nothing wished is nothing to agree with', () => {
    expect(metOf({})).toEqual([]);
  });

  test.each([
    [['data engineer'], true],
    [['Junior Data Developer'], true],
    [['Data Analyst'], false],
    [['Nurse', 'Data Engineer'], true],
    [['Senior'], false],
  ])('the role %j in a title', (roles, met) => {
    expect(metOf({ roles })).toEqual([met]);
  });

  test.each([
    [{ city: 'zurich', country: '' }, {}, true],
    [{ city: 'Basel', country: 'Switzerland' }, {}, false],
    [{ city: '', country: 'Switzerland' }, {}, true],
    [{ city: '', country: 'Germany' }, { locations: [] }, null],
    [{ city: 'Berlin', country: 'Germany' }, { locationType: 'remote', locations: [] }, true],
    [{ city: 'Basel', country: 'Switzerland' }, { locationType: 'remote' }, true],
    [{ city: 'Berlin', country: 'Germany' }, { locationType: 'remote' }, false],
  ])('the place %j against %j', (wishes, change, met) => {
    expect(metOf(wishes, change)).toEqual([met]);
  });

  test('pay is compared for a year and in one currency; what is not stated is not known', () => {
    const pay = (least: number, currency: string, interval: 'year' | 'month') => ({
      pay: { least, currency, interval },
    });
    expect(metOf(pay(9_000, 'CHF', 'month'))).toEqual([true]);
    expect(metOf(pay(9_500, 'CHF', 'month'))).toEqual([false]);
    expect(metOf(pay(9_000, 'EUR', 'month'))).toEqual([null]);
    expect(metOf(pay(9_000, 'CHF', 'month'), { pay: null })).toEqual([null]);
    expect(yearlyPay(50, 'hour')).toBe(104_000);
  });

  test('jobs that go against fewer wishes stand first, and those alike keep their order', () => {
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
