import { expect } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { dayMs } from '../src/api/platform/durations.ts';
import { type CalDavServer, startCalDavServer } from '../src/server/testing/caldav-server.ts';
import {
  type PermissionServer,
  permissionServerEnv,
  startPermissionServer,
} from '../src/server/testing/permission-server.ts';
import { enterAs, jobInput, newcomer, uploadAndRead } from './accounts.ts';
import { tabTo } from './focus-by-key.ts';
import { faultsOf } from './looks.ts';
import { testOnOwnProgram } from './own-program.ts';
import { applicant, resumeText } from './resume-file.ts';

let calendars: CalDavServer;
let permissions: PermissionServer;
const env: Record<string, string> = {};
const test = testOnOwnProgram(env, {
  host: async () => {
    [calendars, permissions] = await Promise.all([startCalDavServer(), startPermissionServer()]);
    Object.assign(env, permissionServerEnv(permissions));
    return [calendars.host, permissions.host];
  },
});
test.afterAll(() => Promise.all([calendars.close(), permissions.close()]));

/** The first Wednesday that is three days ahead or more. */
function wednesday(): Date {
  const day = new Date(Date.now() + 3 * dayMs);
  while (day.getUTCDay() !== 3) day.setTime(day.getTime() + dayMs);
  return day;
}

test('an employer connects a calendar and lets a candidate pick a time by mouse, who picks one by keys on a phone', async ({
  browser,
  program: { origin },
}) => {
  const employer = await newcomer(origin, 'recruiter');
  const job = (await employer.call(api.createJob, { body: jobInput({ title: 'Ferry Engineer' }) })).body;
  const candidate = await newcomer(origin, 'candidate');
  const resume = await uploadAndRead(candidate, resumeText(applicant('ada@mail.example')), 'Ada.txt');
  const params = { id: job.id };
  const { body: sent } = await candidate.call(api.applyToJob, {
    params,
    body: { resume_id: resume, cover_note: '' },
  });

  const office = await browser.newContext({ timezoneId: 'Europe/Berlin' });
  await enterAs(office, origin, employer);
  const work = await office.newPage();
  await work.goto(`${origin}/settings/availability`);
  await work.getByLabel('Monday, from').fill('10:00');
  await work.getByLabel('Monday, until').fill('09:00');
  await work.getByRole('button', { name: 'Save changes' }).click();
  await expect(work.getByText('The end must be after the start.')).toBeVisible();
  await work.getByLabel('Monday, until').fill('15:00');
  await work.getByRole('checkbox', { name: 'Friday' }).click();
  await work.getByRole('button', { name: 'Save changes' }).click();
  await expect(work.getByText('Saved', { exact: false }).first()).toBeVisible();
  const busy = wednesday();
  calendars.events = [
    [
      'BEGIN:VEVENT',
      'UID:1',
      'SUMMARY:Harbour day',
      `DTSTART;VALUE=DATE:${busy.toISOString().slice(0, 10).replaceAll('-', '')}`,
      'END:VEVENT',
    ],
  ];
  await work.getByRole('button', { name: 'Connect another calendar (CalDAV)' }).click();
  const account = work.getByRole('dialog');
  await account.getByLabel('Server address').fill(calendars.url);
  await account.getByLabel('User name').fill('imogen');
  await account.getByRole('textbox', { name: 'App password' }).fill('wrong');
  await account.getByRole('button', { name: 'Connect' }).click();
  await expect(account.getByText(/does not accept this user name and password/)).toBeVisible();
  await account.getByRole('textbox', { name: 'App password' }).fill('app-word-1');
  await account.getByRole('button', { name: 'Connect' }).click();
  await expect(work.getByText(/1 calendar, read/)).toBeVisible();
  await expect(work.getByRole('button', { name: 'Connect another calendar (CalDAV)' })).toBeFocused();
  expect(await faultsOf(work)).toEqual([]);
  await work.getByRole('button', { name: 'Connect Google Calendar' }).click();
  await expect(work.getByText('imogen@mail.example at Google Calendar')).toBeVisible();
  await expect(work).toHaveURL(`${origin}/settings/availability`);

  await work.goto(`${origin}/applicants/${sent.id}`);
  await work.getByRole('tab', { name: 'Interviews' }).click();
  await work.getByRole('button', { name: 'Propose an interview' }).click();
  const form = work.getByRole('dialog');
  await form.getByText('Let the candidate pick').click();
  await expect(form.getByText(/\d+ free times on \d+ days right now/)).toBeVisible();
  await form.getByRole('textbox', { name: 'Link to the video call' }).fill('https://meet.example/ferry');
  await form.getByLabel('Last day').fill('2020-01-01');
  await form.getByRole('button', { name: 'Send invitation' }).click();
  await expect(form.getByText('The last day must not be before the first.')).toBeVisible();
  const last = new Date(Date.now() + 20 * dayMs).toISOString().slice(0, 10);
  await form.getByLabel('Last day').fill(last);
  await form.getByRole('button', { name: 'Send invitation' }).click();
  const interviews = work.getByRole('region', { name: 'Interviews' });
  await expect(interviews.getByText(/The candidate picks a time/)).toBeVisible();

  const home = await browser.newContext({ timezoneId: 'Europe/London' });
  await enterAs(home, origin, candidate);
  const mine = await home.newPage();
  await mine.setViewportSize({ width: 375, height: 740 });
  await mine.goto(`${origin}/applications/${sent.id}`);
  const card = mine.getByRole('region', { name: 'Interview', exact: true });
  const days = card.getByRole('group', { name: 'Choose a day' });
  await expect(card.getByText('In Europe/London, your time zone')).toBeVisible();
  await expect(days.getByRole('radio', { name: /Friday/ })).toHaveCount(0);
  const day = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', timeZone: 'UTC' }).format(
    busy,
  );
  await expect(days.getByRole('radio', { name: new RegExp(`Wednesday, ${day}$`) })).toHaveCount(0);
  await expect(days.getByRole('radio').first()).toBeVisible();
  expect(await faultsOf(mine)).toEqual([]);
  await tabTo(mine, days.getByRole('radio').first());
  await mine.keyboard.press('ArrowRight');
  await expect(days.getByRole('radio').nth(1)).toBeChecked();
  await mine.keyboard.press('Tab');
  const times = card.getByRole('group', { name: /Times on/ });
  await tabTo(mine, times.getByRole('radio').first());
  await mine.keyboard.press('Space');
  await mine.keyboard.press('ArrowRight');
  await expect(times.getByRole('radio').nth(1)).toBeChecked();
  // Meanwhile the employer is away all of that time.
  await employer.call(api.saveWorkingHours, {
    body: {
      version: 1,
      time_zone: 'Europe/London',
      week: Array.from({ length: 7 }, () => ({ from: 1320, until: 1410 })),
    },
  });
  await tabTo(mine, card.getByRole('button', { name: 'Book this time' }));
  await mine.keyboard.press('Enter');
  await expect(card.getByRole('alert')).toHaveText('This time was just taken. Please choose another.');
  await tabTo(mine, times.getByRole('radio').first());
  await mine.keyboard.press('Space');
  await tabTo(mine, card.getByRole('button', { name: 'Book this time' }));
  await mine.keyboard.press('Enter');
  await expect(card.getByText('Booked', { exact: true })).toBeVisible();
  await expect(card.getByText(/10:00\sPM/)).toBeVisible();
  await expect(interviews.getByText('Booked', { exact: true })).toBeVisible();
});
