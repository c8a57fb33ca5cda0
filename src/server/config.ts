import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { type AddressList, readAddressList } from './adapters/addresses/address-list.ts';

/** Every setting of the server, read once. Only this file reads the environment. */
export type Config = {
  production: boolean;
  port: number;
  host: string;
  /** Whether requests and tasks are followed by OpenTelemetry, which reads its own variables. */
  tracing: boolean;
  /** Where this machine alone reads the figures of the process; null for nowhere. */
  metricsPort: number | null;
  /** Where people reach the program, without a trailing slash; links in answers and mails start with it. */
  origin: string;
  dataDir: string;
  /** A PostgreSQL to use instead of the embedded database. */
  databaseUrl: string | null;
  /** The mail server and who mails come from; null where mails stay in the outbox. */
  smtp: { url: string; from: { name: string; address: string } } | null;
  /** Who gets the messages of the contact page; null for all accounts with the role admin. */
  contactEmail: string | null;
  /** Proxies whose X-Forwarded-For is believed. */
  trustedProxies: AddressList;
  /** Whether sign-in waits until the person has verified their address. */
  requireVerifiedEmail: boolean;
  /** False only when the environment says so in words, for measures of load. */
  rateLimits: boolean;
  /** Hosts (`name` or `name:port`) in the private network that people may point the program at, such as a local model. */
  privateHosts: readonly string[];
  /** Where Merge's API is in place of its own addresses, such as a proxy; null for those. */
  mergeUrl: string | null;
  /** Tokens of all language models together in any 24 hours, beyond which none is called. */
  modelTokensADay: number;
  /** How many days errors are kept for internal staff. */
  errorLogDays: number;
  logLevel: 'debug' | 'info' | 'warn' | 'error' | 'silent';
  secrets: Secrets;
};

/**
 * Keys that sign sessions and file links, and those that encrypt what is stored for use elsewhere, such as other services' keys: one
 * a line, the newest first.
 */
export type Secrets = z.infer<typeof secrets>;

const secret = z.string().min(32);
const secrets = z.object({ sessions: secret, links: secret, stored: secret });
/** Folders made by an earlier version have no key for stored values yet. */
const keptSecretsFile = secrets.extend({ stored: secret.optional() });

/** All that is wrong with the configuration, one line each. */
export class ConfigError extends Error {
  readonly mistakes: string[];

  constructor(mistakes: string[]) {
    super(
      `The configuration has ${mistakes.length} mistake(s):\n${mistakes.map((line) => `  - ${line}`).join('\n')}`,
    );
    this.name = 'ConfigError';
    this.mistakes = mistakes;
  }
}

const mailFrom = /^(?:([^<>"@,;:\p{Cc}]*?) *<([\w.+-]+@[\w.-]+)>|([\w.+-]+@[\w.-]+))$/u;

const environment = z.object({
  NODE_ENV: z.string().optional(),
  PORT: z.coerce
    .number('must be a number')
    .int('must be a whole number')
    .min(0)
    .max(65535, 'must be at most 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
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
  DATABASE_URL: z
    .url('must be an address like postgresql://user:password@host/database')
    .refine((url) => /^postgres(ql)?:/.test(url), 'must start with postgresql://')
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
    .url('must be an address like smtps://user:password@mail.example.com')
    .refine((url) => /^smtps?:\/\/[^/]/.test(url), 'must start with smtp:// or smtps://')
    .optional(),
  REQUIRE_VERIFIED_EMAIL: z.enum(['true', 'false'], 'must be true or false').default('false'),
  MAIL_FROM: z.string().regex(mailFrom, 'must be like Tenon <jobs@example.com>').optional(),
  PRIVATE_HOSTS: z
    .string()
    .default('')
    .transform((text) =>
      text
        .split(',')
        .map((entry) => entry.trim().toLowerCase())
        .filter(Boolean),
    )
    .refine(
      (hosts) => hosts.every((host) => /^([a-z0-9.-]+|\[[0-9a-f:]+\])(:\d{1,5})?$/.test(host)),
      'must be hosts like localhost:11434 or models.internal, separated by commas',
    )
    .transform((hosts) => hosts.map((host) => host.replace(/^\[(.*)\]/, '$1'))),
  MERGE_URL: z
    .url({ protocol: /^https?$/, error: 'must be an address like https://merge-proxy.example.com/api' })
    .transform((address) => address.replace(/\/+$/, ''))
    .optional(),
  MODEL_TOKENS_A_DAY: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0)
    .default(2_000_000),
  ERROR_LOG_DAYS: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(1)
    .max(365, 'must be at most 365')
    .default(30),
  CONTACT_EMAIL: z.email('must be one address like team@example.com').optional(),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'], 'must be debug, info, warn, error or silent')
    .default('info'),
  OTEL_SDK_DISABLED: z.string().optional(),
  OTEL_TRACES_EXPORTER: z.string().optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.string().optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z.string().optional(),
  TENON_SECRET: z.string().min(32, 'must have at least 32 characters').optional(),
  TENON_SECRET_BEFORE: z.string().min(32, 'must have at least 32 characters').optional(),
});

const wholeEnvironment = environment.refine((env) => !env.SMTP_URL || env.MAIL_FROM, {
  path: ['MAIL_FROM'],
  message: 'must be set with SMTP_URL, like Tenon <jobs@example.com>',
});

/** Reads and checks the environment; makes the data folder and its secrets on first use. Throws ConfigError with every mistake. */
export function readConfig(variables: Record<string, string | undefined> = process.env): Config {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = wholeEnvironment.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  }
  const env = parsed.data;
  const dataDir = resolve(env.DATA_DIR);
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    tracing: isTraced(env),
    metricsPort: env.METRICS_PORT ?? null,
    origin: env.ORIGIN?.origin ?? `http://localhost:${env.PORT}`,
    dataDir,
    databaseUrl: env.DATABASE_URL ?? null,
    smtp: env.SMTP_URL ? { url: env.SMTP_URL, from: senderOf(env.MAIL_FROM ?? '') } : null,
    contactEmail: env.CONTACT_EMAIL?.toLowerCase() ?? null,
    trustedProxies: env.TRUSTED_PROXIES,
    requireVerifiedEmail: env.REQUIRE_VERIFIED_EMAIL === 'true',
    rateLimits: env.RATE_LIMITS === 'on',
    privateHosts: env.PRIVATE_HOSTS,
    mergeUrl: env.MERGE_URL ?? null,
    modelTokensADay: env.MODEL_TOKENS_A_DAY,
    errorLogDays: env.ERROR_LOG_DAYS,
    logLevel: env.LOG_LEVEL,
    secrets: env.TENON_SECRET
      ? derivedSecrets(env.TENON_SECRET, env.TENON_SECRET_BEFORE)
      : liveSecrets(dataDir),
  };
}

function isTraced(env: z.infer<typeof environment>): boolean {
  if (env.OTEL_SDK_DISABLED?.toLowerCase() === 'true' || env.OTEL_TRACES_EXPORTER === 'none') return false;
  const to = [
    env.OTEL_TRACES_EXPORTER,
    env.OTEL_EXPORTER_OTLP_ENDPOINT,
    env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT,
  ];
  return to.some((value) => value !== undefined);
}

function senderOf(text: string): { name: string; address: string } {
  const [, name, inBrackets, bare] = mailFrom.exec(text) ?? [];
  return { name: name || 'Tenon', address: inBrackets ?? bare ?? '' };
}

/** Browsers send the origin alone: with anything behind it, every write would be refused as foreign. */
function isBareOrigin(url: URL): boolean {
  return url.href === `${url.origin}/`;
}

function derivedSecrets(secret: string, before: string | undefined): Secrets {
  const stored = [secret, ...(before === undefined ? [] : [before])].map((key) => `stored:${key}`);
  return { sessions: `sessions:${secret}`, links: `links:${secret}`, stored: stored.join('\n') };
}

/** The keys of a data folder. Those for what is stored are looked up at each use: a change of them needs no restart. */
function liveSecrets(dataDir: string): Secrets {
  const kept = keptSecrets(dataDir);
  return {
    ...kept,
    get stored() {
      const now = secrets.safeParse(readJson(secretsPath(dataDir)));
      return now.success ? now.data.stored : kept.stored;
    },
  };
}

/** Puts a new key for what is stored before those of the data folder; it counts at once. Throws without kept keys. */
export function addStoredKey(dataDir: string): void {
  changeStoredKeys(dataDir, (keys) => [freshSecret(), ...keys]);
}

/** Forgets all but the newest key for what is stored, where keys are kept in the data folder. */
export function dropOlderKeys(dataDir: string): void {
  if (existsSync(secretsPath(dataDir))) changeStoredKeys(dataDir, (keys) => keys.slice(0, 1));
}

function changeStoredKeys(dataDir: string, change: (keys: string[]) => string[]): void {
  const kept = secrets.safeParse(readJson(secretsPath(dataDir)));
  if (!kept.success)
    throw new Error(`There are no kept keys in ${dataDir}; with TENON_SECRET set there are none.`);
  writeSecrets(dataDir, { ...kept.data, stored: change(kept.data.stored.split('\n')).join('\n') });
}

function secretsPath(dataDir: string): string {
  return join(dataDir, 'secrets.json');
}

function writeSecrets(dataDir: string, whole: Secrets): void {
  const path = secretsPath(dataDir);
  writeFileSync(`${path}.new`, `${JSON.stringify(whole)}\n`, { mode: 0o600 });
  renameSync(`${path}.new`, path);
}

function keptSecrets(dataDir: string): Secrets {
  const path = secretsPath(dataDir);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    const fresh = { sessions: freshSecret(), links: freshSecret(), stored: freshSecret() };
    writeFileSync(path, `${JSON.stringify(fresh)}\n`, { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if (!isCode(error, 'EEXIST'))
      throw new ConfigError([`DATA_DIR: cannot write in ${dataDir} (${String(error)})`]);
  }
  const kept = keptSecretsFile.safeParse(readJson(path));
  if (!kept.success)
    throw new ConfigError([`DATA_DIR: ${path} is damaged; restore it, or delete it to sign everybody out`]);
  if (kept.data.stored !== undefined) return { ...kept.data, stored: kept.data.stored };
  const whole = { ...kept.data, stored: freshSecret() };
  writeSecrets(dataDir, whole);
  return whole;
}

function freshSecret(): string {
  return randomBytes(32).toString('hex');
}

function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return null;
  }
}

function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && 'code' in error && error.code === code;
}
