import { z } from 'zod';

/** The address that mail comes in by, and how it is taken in. */
export type MailInSettings = {
  /** What stands before and after the plus and token of each address: `jobs+TOKEN@example.com`. */
  local: string;
  domain: string;
  /** The mailbox that is looked into each minute; null for none. */
  imap: string | null;
  /** Where mails are received by SMTP; null for nowhere. */
  listen: { host: string; port: number } | null;
  /** The server whose Authentication-Results are believed; null to look at signatures and senders ourselves. */
  authserv: string | null;
};

/** The longest part before the plus: with the longest token, 64 characters stand before the @. */
const longestLocal = 20;

/** The settings of mail that comes in, as they stand in the environment. */
export const mailInEnvironment = {
  MAIL_IN_ADDRESS: z
    .string()
    .toLowerCase()
    .regex(
      new RegExp(`^[a-z0-9][a-z0-9._-]{0,${longestLocal - 1}}@[a-z0-9-]+(\\.[a-z0-9-]+)+$`),
      `must be one address like jobs@example.com, with at most ${longestLocal} characters before the @`,
    )
    .optional(),
  IMAP_URL: z
    .url('must be an address like imaps://user:password@mail.example.com/INBOX')
    .refine((url) => /^imaps?:\/\/[^/]/.test(url), 'must start with imap:// or imaps://')
    .optional(),
  MAIL_IN_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0)
    .max(65535, 'must be at most 65535')
    .optional(),
  MAIL_IN_HOST: z.string().min(1).default('127.0.0.1'),
  MAIL_IN_AUTHSERV: z
    .string()
    .toLowerCase()
    .regex(/^[a-z0-9._-]{1,253}$/, 'must be the name of a mail server like mx.example.com')
    .optional(),
};

type Given = z.infer<z.ZodObject<typeof mailInEnvironment>>;

/** What is missing beside what is set; null where nothing is. */
export function mailInMistake(env: Given): { path: string[]; message: string } | null {
  const comes = env.IMAP_URL !== undefined || env.MAIL_IN_PORT !== undefined;
  if (env.MAIL_IN_ADDRESS === undefined && comes)
    return {
      path: ['MAIL_IN_ADDRESS'],
      message: 'must be set with IMAP_URL or MAIL_IN_PORT, like jobs@example.com',
    };
  if (env.MAIL_IN_ADDRESS !== undefined && !comes)
    return {
      path: ['MAIL_IN_ADDRESS'],
      message: 'needs IMAP_URL or MAIL_IN_PORT as well, by which its mail comes in',
    };
  return null;
}

/** The settings of mail that comes in; null where none does. */
export function mailInSettings(env: Given): MailInSettings | null {
  const [local, domain] = env.MAIL_IN_ADDRESS?.split('@') ?? [];
  if (!local || !domain) return null;
  return {
    local,
    domain,
    imap: env.IMAP_URL ?? null,
    listen: env.MAIL_IN_PORT === undefined ? null : { host: env.MAIL_IN_HOST, port: env.MAIL_IN_PORT },
    authserv: env.MAIL_IN_AUTHSERV ?? null,
  };
}
