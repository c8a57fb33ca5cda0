import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { api } from '../src/api/index.ts';
import { Person } from '../src/server/platform/http/person.ts';

/** Playwright's test, with the address of the running program as `origin`. */
export const test = base.extend<{ origin: string }>({
  origin: async ({ baseURL }, provide) => provide(baseURL ?? ''),
});

/** The password of everybody in these tests. */
export const password = 'correct horse battery';

/** An address that nobody else has. */
export function newEmail(name: string): string {
  return `${name}-${randomUUID().slice(0, 8)}@mail.example`;
}

/** An address at a company of its own. */
export function newCompanyEmail(): string {
  return `hiring@works-${randomUUID().slice(0, 8)}.example`;
}

/** Creates an account on the sign-up page and signs in on the page that follows, by mouse. */
export async function signUpByMouse(
  page: Page,
  kind: 'Candidate' | 'Employer',
  email: string,
): Promise<void> {
  await page.goto('/');
  await page.getByRole('banner').getByRole('link', { name: 'Sign Up' }).click();
  await page.getByRole('radio', { name: kind }).click();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox', { name: /I agree to the terms/ }).click();
  await page.getByRole('button', { name: 'Create account' }).click();
  // The address changes before the page does.
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible();
  await expect(page).toHaveURL(/\/auth\/login/);
  // Nothing is typed a second time.
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** Signs in on the sign-in page that is open. */
export async function signInByMouse(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page).not.toHaveURL(/\/auth\//);
}

/** A new account, made and signed in through the API, an employer's with a verified address: for what a test needs but is not about. */
export async function newcomer(
  origin: string,
  role: 'candidate' | 'recruiter',
  email = role === 'recruiter' ? newCompanyEmail() : newEmail('ada'),
): Promise<Person> {
  const person = new Person({ request: fetch }, origin);
  person.password = password;
  await person.signUp(email, role);
  if (role === 'recruiter') {
    await verifyAddress(person, email);
    await person.signIn(email);
  }
  return person;
}

/** Verifies an address by the code in the local mailbox. */
export async function verifyAddress(person: Person, email: string): Promise<void> {
  await expect
    .poll(
      async () => {
        const mailbox = await (await person.send('GET', '/dev/mail')).text();
        const mail = mailbox.split('<article').find((part) => part.includes(`To ${email},`)) ?? '';
        const code = /^\d{6}$/m.exec(mail)?.[0] ?? '000000';
        return (await person.call(api.verifyEmailCode, { body: { email, code } })).status;
      },
      { timeout: 30_000, intervals: [200] },
    )
    .toBe(204);
}

/** Somebody of the internal staff of the program that all tests share, made one by the command for it. */
export async function internalStaff(origin: string): Promise<Person> {
  const person = await newcomer(origin, 'candidate', newEmail('staff'));
  const email = person.user?.email ?? '';
  const env = {
    ...process.env,
    DATA_DIR: process.env.E2E_DATA,
    DATABASE_URL: process.env.E2E_DATABASE_URL ?? '',
  };
  // Not all at once: connections that the server closes meanwhile must be seen to close.
  await promisify(execFile)(process.execPath, ['commands/launch.mjs', 'role', 'grant', email, 'internal'], {
    env,
  });
  await person.signIn(email);
  return person;
}

/** Gives a browser the session of a person. */
export async function enterAs(context: BrowserContext, origin: string, person: Person): Promise<void> {
  await context.addCookies([...person.cookies].map(([name, value]) => ({ name, value, url: origin })));
}

/** Lets pages come without saying who is signed in, as when that could not be read in time: their browser asks. */
export async function withoutServedSession(page: Page): Promise<void> {
  const isPage = ({ pathname }: URL) => !/^\/api\/|\.\w+$/.test(pathname);
  await page.route(isPage, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace(/<meta name="signed-in"[^>]*>/, '');
    await route.fulfill({ response, body });
  });
}

/** Invites an address as an owner through the API, and returns the token that is mailed. */
export async function invite(
  owner: Person,
  email: string,
  invited_role: 'recruiter' | 'hiring_manager' = 'recruiter',
): Promise<string> {
  const sent = await owner.call(api.createInvitation, { body: { email, invited_role } });
  expect(sent.problem).toBeNull();
  return inviteTokenOf(owner, email);
}

/** The token in the newest invitation to an address, from the local mailbox. */
export async function inviteTokenOf(anyone: Person, email: string): Promise<string> {
  const mailbox = await (await anyone.send('GET', '/dev/mail')).text();
  const mail = mailbox.split('<article').find((part) => part.includes(`To ${email},`)) ?? '';
  const token = /\/auth\/callback#type=invite&(?:#38;)?token=([\w-]{43})/.exec(mail)?.[1];
  if (!token) throw new Error(`No invitation was mailed to ${email}.`);
  return token;
}

/** Uploads a file for a candidate through the API and waits until it is read. Returns the resume's id. */
export async function uploadAndRead(person: Person, file: Buffer, name: string): Promise<string> {
  const sent = await person.call(api.uploadResume, {
    query: { file_name: name },
    body: new Blob([Uint8Array.from(file)], { type: 'application/octet-stream' }),
  });
  expect(sent.problem).toBeNull();
  await expect
    .poll(async () => (await person.call(api.listResumes, {})).body.items[0]?.parse_status, {
      timeout: 30_000,
    })
    .toBe('done');
  return sent.body.id;
}

/** A job as employers post it, with changes. */
export function jobInput(changes: { title?: string; skills?: string[] } = {}) {
  return {
    title: 'Platform Engineer',
    description: 'Keep the bookings of a ferry line running.\n- Own the database\n- Ship every week',
    skills: ['PostgreSQL', 'TypeScript', 'Kubernetes'],
    desired_skills: ['Terraform'],
    job_type: 'full_time' as const,
    location_type: 'remote' as const,
    locations: [],
    salary_min: 60_000,
    salary_max: 80_000,
    salary_currency: 'EUR',
    salary_interval: 'year' as const,
    years: 3,
    education: '',
    languages: [],
    apply_url: null,
    status: 'open' as const,
    openings: 1,
    ...changes,
  };
}
