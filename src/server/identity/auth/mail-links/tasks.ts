import { codeMinutes, verifyHours } from '../../../../api/identity/mail-links.ts';
import { recoveryMinutes } from '../../../../api/identity/passwords.ts';
import type { Services } from '../../../context.ts';
import { recoveryMail, signInMail, verificationMail } from '../../../platform/mail/link-mails.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import type { MailContent } from '../../../platform/mail/templates.ts';
import { mailSignIn, mailVerification, recoverAccount } from '../../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../../platform/tasks/queue.ts';
import { hasMail } from '../../../platform/mail/queries.ts';
import { insertLink, type LinkPurpose } from './queries.ts';
import { hashCode, hashToken, newCode, newToken } from '../secret-tokens.ts';
import { mayMail } from './mail-limits.ts';
import { type Addressee, findByEmail } from '../passwords/queries.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;
const often = { timeoutSeconds: 30, concurrency: 2 };

/** Mails a link to a new password when somebody has the address; otherwise does nothing. */
export const recoverAccountTask = defineTask({
  ...recoverAccount,
  ...often,
  run: async ({ email, mailId }, services: Ports) => {
    const person = await findByEmail(services.database, email);
    if (!person) return;
    const token = newToken();
    const mail = recoveryMail(services.config.origin, token, recoveryMinutes);
    await postLink(
      services,
      person,
      { purpose: 'recover', token, minutes: recoveryMinutes },
      { ...mail, id: mailId },
    );
  },
});

/** Mails a link and a code that verify an address, when somebody has it who has not verified it yet. */
export const mailVerificationTask = defineTask({
  ...mailVerification,
  ...often,
  run: async ({ email, mailId, returnTo = null }, services: Ports) => {
    const person = await findByEmail(services.database, email);
    if (!person || person.verified) return;
    const token = newToken();
    const code = newCode();
    const mail = verificationMail(services.config.origin, { token, code, returnTo });
    const link = { purpose: 'verify', token, code, minutes: verifyHours * 60 } as const;
    await postLink(services, person, link, { ...mail, id: mailId });
  },
});

/** Mails a link and a code to sign in, both for the browser that asked, when somebody has the address. */
export const mailSignInTask = defineTask({
  ...mailSignIn,
  ...often,
  run: async ({ email, mailId, browserHash, returnTo = null }, services: Ports) => {
    const person = await findByEmail(services.database, email);
    if (!person) return;
    const access = newToken();
    const refresh = newToken();
    const code = newCode();
    const said = { access, refresh, code, returnTo, verified: person.verified };
    const mail = signInMail(services.config.origin, said);
    const token = `${access}.${refresh}`;
    const link = { purpose: 'sign_in', token, code, browserHash, minutes: codeMinutes } as const;
    await postLink(services, person, link, { ...mail, id: mailId });
  },
});

async function postLink(
  services: Ports,
  person: Addressee,
  link: { purpose: LinkPurpose; token: string; code?: string; browserHash?: string; minutes: number },
  mail: MailContent & { id: string | undefined },
): Promise<void> {
  const { database, config } = services;
  const now = services.now();
  // A repeat after the mail was posted does nothing: it is sent by its own task.
  if (mail.id !== undefined && (await hasMail(database, mail.id))) return;
  if (!(await mayMail(services, person.email, mail.kind))) return;
  const { purpose, token, code, browserHash, minutes } = link;
  const stored = {
    purpose,
    tokenHash: hashToken(token),
    codeHash: code === undefined ? null : hashCode(config.secrets.links, person.email, code),
    browserHash: browserHash ?? null,
    userId: person.id,
    email: person.email,
    expiresAt: new Date(now.getTime() + minutes * minuteMs),
  };
  await database.transact(async () => {
    await insertLink(database, stored, now);
    await postMail(services, person.email, mail);
  });
}
