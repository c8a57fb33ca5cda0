import { codeMinutes, verifyHours } from '../../../../api/identity/mail-links.ts';
import { recoveryMinutes } from '../../../../api/identity/passwords.ts';
import { minuteMs } from '../../../../api/platform/durations.ts';
import type { Reader } from '../../../../messages/render.ts';
import type { Services } from '../../../context.ts';
import { recoveryMail, signInMail, verificationMail } from '../../../platform/mail/link-mails.ts';
import { postMail } from '../../../platform/mail/outbox.ts';
import { hasMail } from '../../../platform/mail/queries.ts';
import type { Mail } from '../../../platform/mail/templates.ts';
import { type Addressee, findByEmail } from '../passwords/queries.ts';
import { hashCode, hashToken, newCode, newToken } from '../secret-tokens.ts';
import { mayMail } from './mail-limits.ts';
import { insertLink, type LinkPurpose } from './queries.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;
/** Which mail is asked for, and how who asks reads: a repeat with the same id mails nothing more. */
type Wish = { email: string; mailId?: string | undefined; reader?: Reader | undefined };

/** Mails a link to a new password when somebody has the address; otherwise does nothing. */
export async function mailRecoveryLink(ports: Ports, { email, ...asked }: Wish): Promise<void> {
  const person = await findByEmail(ports.database, email);
  if (!person) return;
  const token = newToken();
  const mail = recoveryMail(ports.config.origin, token, recoveryMinutes);
  await postLink(ports, person, { purpose: 'recover', token, minutes: recoveryMinutes }, mail, asked);
}

/** Mails a link and a code that verify an address, when somebody has it who has not verified it yet. */
export async function mailVerificationLink(
  ports: Ports,
  { email, returnTo = null, ...asked }: Wish & { returnTo?: string | null | undefined },
): Promise<void> {
  const person = await findByEmail(ports.database, email);
  if (!person || person.verified) return;
  const token = newToken();
  const code = newCode();
  const mail = verificationMail(ports.config.origin, { token, code, returnTo });
  const link = { purpose: 'verify', token, code, minutes: verifyHours * 60 } as const;
  await postLink(ports, person, link, mail, asked);
}

/** Mails a link and a code to sign in, both for the browser that asked, when somebody has the address. */
export async function mailSignInLink(
  ports: Ports,
  {
    email,
    browserHash,
    returnTo = null,
    ...asked
  }: Wish & { browserHash: string; returnTo?: string | null | undefined },
): Promise<void> {
  const person = await findByEmail(ports.database, email);
  if (!person) return;
  const access = newToken();
  const refresh = newToken();
  const code = newCode();
  const mail = signInMail(ports.config.origin, {
    access,
    refresh,
    code,
    returnTo,
    verified: person.verified,
  });
  const token = `${access}.${refresh}`;
  const link = { purpose: 'sign_in', token, code, browserHash, minutes: codeMinutes } as const;
  await postLink(ports, person, link, mail, asked);
}

async function postLink(
  ports: Ports,
  person: Addressee,
  link: { purpose: LinkPurpose; token: string; code?: string; browserHash?: string; minutes: number },
  mail: Mail,
  { mailId: id, reader }: Omit<Wish, 'email'>,
): Promise<void> {
  const { database, config } = ports;
  const now = ports.now();
  // A repeat after the mail was posted does nothing: it is sent by its own task.
  if (id !== undefined && (await hasMail(database, id))) return;
  if (!(await mayMail(ports, person.email, mail.kind))) return;
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
    await postMail(ports, person.email, { ...mail, id }, reader);
  });
}
