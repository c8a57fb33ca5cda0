import { resolve } from 'node:path';
import { z } from 'zod';
import { type AddressList, readAddressList } from './platform/adapters/addresses/address-list.ts';
import { hosts } from './platform/adapters/addresses/host-list.ts';
import { makeUsable } from './data-folder.ts';
import { backupEnvironment, type BackupSettings, backupSettings } from './platform/backup-settings.ts';
import { databaseEnvironment } from './platform/database-settings.ts';
import * as calendars from './platform/calendar-settings.ts';
import { isTraced } from './platform/tracing-settings.ts';
import type { BucketSettings } from './platform/adapters/files/bucket.ts';
import {
  mailInEnvironment,
  mailInMistake,
  type MailInSettings,
  mailInSettings,
} from './platform/mail-in-settings.ts';
import { securityContact } from './platform/pages/security-contact.ts';
import { addressesIn } from './platform/db/primary.ts';
import {
  ConfigError,
  derivedSecrets,
  storedSecretsOf,
  type Secrets,
} from './platform/secrets/stored-secrets.ts';

/** Every setting of the server, read once. Only this file reads the environment. */
export type Config = {
  production: boolean;
  /** What this process does: answers people, does background work, or both. */
  role: 'both' | 'web' | 'worker';
  port: number;
  host: string;
  /** Whether requests and tasks are followed by OpenTelemetry, which reads its own variables. */
  tracing: boolean;
  /** Where the figures of the process are read; null for nowhere. */
  metricsAt: { host: string; port: number } | null;
  /** Where people reach the program, without a trailing slash; links in answers and mails start with it. */
  origin: string;
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  /** The server itself, where that address leads to a pooler; and standbys, for reads that may be seconds old. */
  databaseDirectUrl: string | null;
  databaseReadUrl: string | null;
  /** The bucket that uploaded files are kept in; null for the data folder. */
  bucket: BucketSettings | null;
  backups: BackupSettings;
  /** The virus scanner that files wait for; null for none. */
  clamdUrl: string | null;
  /** The mail server and who mails come from; null where mails stay in the outbox. */
  smtp: { url: string; from: { name: string; address: string } } | null;
  /** The address that applications and replies come in by; null where no mail comes in. */
  mailIn: MailInSettings | null;
  /** Who gets the messages of the contact page; null for all accounts with the role admin. */
  contactEmail: string | null;
  /** Where flaws are reported, as `mailto:` or an address of the web; null where nobody is named. */
  securityContact: string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: AddressList;
  /** Whether sign-in waits until the person has verified their address. */
  requireVerifiedEmail: boolean;
  /** False only when the environment says so in words, for measures of load. */
  rateLimits: boolean;
  /** Hosts (`name` or `name:port`) in the private network that anybody who may enter an address can point the program at. */
  privateHosts: readonly string[];
  /** Such hosts that only staff can, for the models of the site. */
  modelHosts: readonly string[];
  /** Where Merge's API is in place of its own addresses, such as a proxy; null for those. */
  mergeUrl: string | null;
  /** The services whose calendars people connect by permission. */
  calendars: calendars.CalendarClients;
  /** Tokens of all language models together in any 24 hours, beyond which none is called. */
  modelTokensADay: number;
  /** How many days errors are kept for internal staff. */
  errorLogDays: number;
  /** Whether a person reads what the process prints, and no program. */
  terminal: boolean;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  secrets: Secrets;
  /** Keeps new keys in a data folder that has none; null where it has, or where TENON_SECRET gives them. */
  keepSecrets: (() => void) | null;
};

const mailFrom = /^(?:([^<>"@,;:\p{Cc}]*?) *<([\w.+-]+@[\w.-]+)>|([\w.+-]+@[\w.-]+))$/u;

const wholeNumber = z.coerce.number('must be a whole number').int('must be a whole number');

const environment = z.object({
  NODE_ENV: z.string().optional(),
  ROLE: z.enum(['both', 'web', 'worker'], 'must be both, web or worker').default('both'),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0)
    .max(65535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1'),
  METRICS_PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(1)
    .max(65535, 'must be at most 65535')
    .optional(),
  ORIGIN: z
    .url({
      protocol: /^https?$/,
      error: 'must be an address like https://jobs.example.com',
    })
    .transform((address) => new URL(address))
    .refine(isBareOrigin, 'must be an address like https://jobs.example.com, without a path')
    .optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ...databaseEnvironment,
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, 'must be the name of a bucket like tenon-files')
    .optional(),
  S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]+$/, 'must be a region like eu-central-1')
    .default('us-east-1'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://s3.example.com' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  ...backupEnvironment,
  CLAMD_URL: z
    .string()
    .regex(
      /^(tcp:\/\/([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?|unix:\/.+)$/i,
      'must be an address like tcp://127.0.0.1:3310 or unix:/run/clamav/clamd.ctl',
    )
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .default('')
    .transform((text, refused) => {
      const list = readAddressList(text.split(','));
      if (list) return list;
      refused.addIssue('must be addresses or networks like 10.0.0.0/8, separated by commas');
      return z.NEVER;
    }),
  RATE_LIMITS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SMTP_URL: z
    .url('must be an address like smtps://mail.example.com')
    .refine((url) => /^smtps?:\/\/[^/]/.test(url), 'must start with smtp:// or smtps://')
    .optional(),
  REQUIRE_VERIFIED_EMAIL: z.enum(['true', 'false'], 'must be true or false').default('false'),
  MAIL_FROM: z.string().regex(mailFrom, 'must be like Tenon <jobs@example.com>').optional(),
  ...mailInEnvironment,
  PRIVATE_HOSTS: hosts,
  MODEL_HOSTS: hosts,
  MERGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://merge-proxy.example.com/api' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  ...calendars.calendarEnvironment,
  MODEL_TOKENS_A_DAY: wholeNumber.min(0).default(2_000_000),
  ERROR_LOG_DAYS: wholeNumber.min(1).max(365, 'must be at most 365').default(30),
  CONTACT_EMAIL: z.email('must be one address like team@example.com').optional(),
  SECURITY_CONTACT: securityContact.optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  TENON_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TENON_SECRET_BEFORE: z.string().min(32, 'must have at least 32 characters').optional(),
});

/** The names of all settings that are read. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

const wholeEnvironment = environment
  .refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
    path: ['MAIL_FROM'],
    message: 'must be set with SMTP_URL, like Tenon <jobs@example.com>',
  })
  .refine((env) => !env.MAIL_FROM || env.SMTP_URL, {
    path: ['SMTP_URL'],
    message: 'must be set with MAIL_FROM, like smtps://mail.example.com; both or neither',
  })
  .superRefine((env, refused) => {
    const mistake = mailInMistake(env) ?? calendars.calendarMistake(env);
    if (mistake) refused.addIssue({ code: 'custom', ...mistake });
  })
  .refine((env) => !env.S3_BUCKET || (env.S3_ACCESS_KEY_ID && env.S3_SECRET_ACCESS_KEY), {
    path: ['S3_BUCKET'],
    message: 'needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the keys that may read and write it',
  })
  .refine((env) => env.DATABASE_URL || !(env.DATABASE_DIRECT_URL || env.DATABASE_READ_URL), {
    path: ['DATABASE_URL'],
    message: 'must be set with DATABASE_DIRECT_URL and DATABASE_READ_URL',
  })
  .refine((env) => env.ROLE === 'both' || env.DATABASE_URL, {
    path: ['ROLE'],
    message:
      'must be both with the embedded database, which one process alone can use; set DATABASE_URL to part the work',
  });

/** Reads and checks the environment; makes the data folder on first use. Throws ConfigError with every mistake. */
export function readConfig(
  variables: Record<string, string | undefined> = process.env,
  terminal = Boolean(process.stdout.isTTY),
): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = wholeEnvironment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  makeUsable(dataDir);
  const { secrets, keep } = env.TENON_SECRET
    ? { secrets: derivedSecrets(env.TENON_SECRET, env.TENON_SECRET_BEFORE), keep: null }
    : storedSecretsOf(dataDir);
  return {
    production: env.NODE_ENV === 'production',
    role: env.ROLE,
    port: env.PORT,
    host: env.HOST,
    tracing: isTraced(env),
    metricsAt: env.METRICS_PORT === undefined ? null : { host: env.METRICS_HOST, port: env.METRICS_PORT },
    origin: env.ORIGIN?.origin ?? `http://localhost:${env.PORT}`,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? null,
    databaseReadUrl: env.DATABASE_READ_URL ?? null,
    bucket: env.S3_BUCKET ? bucketOf(env, env.S3_BUCKET) : null,
    backups: backupSettings(env),
    clamdUrl: env.CLAMD_URL ?? null,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: senderOf(env.MAIL_FROM ?? '') } : null,
    mailIn: mailInSettings(env),
    contactEmail: env.CONTACT_EMAIL?.toLowerCase() ?? null,
    securityContact: env.SECURITY_CONTACT ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL === 'true',
    rateLimits: env.RATE_LIMITS === 'on',
    privateHosts: env.PRIVATE_HOSTS,
    modelHosts: env.MODEL_HOSTS,
    mergeUrl: env.MERGE_URL ?? null,
    calendars: calendars.calendarClients(env),
    modelTokensADay: env.MODEL_TOKENS_A_DAY,
    errorLogDays: env.ERROR_LOG_DAYS,
    terminal,
    logLevel: env.LOG_LEVEL ?? (terminal ? 'warn' : 'info'),
    secrets,
    keepSecrets: keep,
  };
}

function bucketOf(env: z.infer<typeof environment>, bucket: string): BucketSettings {
  return {
    bucket,
    region: env.S3_REGION,
    endpoint: env.S3_ENDPOINT ?? `https://s3.${env.S3_REGION}.amazonaws.com`,
    accessKeyId: env.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.S3_SECRET_ACCESS_KEY ?? '',
  };
}

/** What a configuration entrusts to the process, in each form in which an error could quote it. */
export function entrustedTo(config: Config): string[] {
  const { secrets, smtp, mailIn, bucket } = config;
  const kept = [secrets.sessions, secrets.links, ...secrets.stored.split('\n')];
  const urls = [config.databaseUrl, config.databaseDirectUrl, config.databaseReadUrl];
  const databases = urls.map((url) => url && addressesIn(url)?.[0]);
  const inAddresses = [smtp?.url, mailIn?.imap, ...databases].flatMap((address) => {
    if (!address) return [];
    const { username, password } = new URL(address);
    const [user, plain] = [decodeURIComponent(username), decodeURIComponent(password)];
    // As a mail server hears it at sign-in, and may repeat it.
    const sent = [plain, `\0${user}\0${plain}`].map((text) => Buffer.from(text).toString('base64'));
    return plain === '' ? [] : [password, plain, ...sent];
  });
  return [
    ...kept.flatMap((secret) => [secret, secret.replace(/^(sessions|links|stored):/, '')]),
    ...inAddresses,
    ...(bucket ? [bucket.secretAccessKey] : []),
    ...Object.values(config.calendars).flatMap((one) => (one ? [one.clientSecret] : [])),
  ];
}

function senderOf(text: string): { name: string; address: string } {
  const [, name, inBrackets, bare] = mailFrom.exec(text) ?? [];
  return { name: name || 'Tenon', address: inBrackets ?? bare ?? '' };
}

/** Browsers send the origin alone: with anything behind it, every write would be refused as foreign. */
function isBareOrigin(url: URL): boolean {
  return url.href === `${url.origin}/`;
}
