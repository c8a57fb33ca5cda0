import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { addressesIn } from './platform/db/primary.ts';
import { ConfigError } from './platform/secrets/stored-secrets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'tenon-config-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function mistakesOf(variables: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR: folder, ...variables });
  } catch (error) {
    if (error instanceof ConfigError) return error.mistakes;
    throw error;
  }
  return [];
}

describe('settings', () => {
  test('without settings the program serves this machine alone, with an embedded database', () => {
    expect(readConfig({ DATA_DIR: folder })).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      origin: 'http://localhost:3000',
      databaseUrl: null,
      smtp: null,
      trustedProxies: { entries: [] },
      rateLimits: true,
      production: false,
    });
  });

  test('the embedded database has one process that does everything; a PostgreSQL may have parts', () => {
    const url = 'postgresql://tenon@localhost/tenon';
    expect(readConfig({ DATA_DIR: folder, DATABASE_URL: url, ROLE: 'web' }).role).toBe('web');
    expect(readConfig({ DATA_DIR: folder, DATABASE_URL: url }).role).toBe('both');
    expect(mistakesOf({ ROLE: 'worker' })).toEqual([
      'ROLE: must be both with the embedded database, which one process alone can use; set DATABASE_URL to part the work',
    ]);
    expect(mistakesOf({ ROLE: 'queue', DATABASE_URL: url })).toEqual(['ROLE: must be both, web or worker']);
  });

  test.each([
    ['postgresql://tenon:s%40c@one:5433,two/tenon?target_session_attrs=read-write&sslmode=require', 2],
    ['postgres://one,[::1]:5433/tenon', 2],
    ['postgresql://one/tenon?target_session_attrs=read-write', 1],
  ])('%s is an address of PostgreSQL with so many hosts: %i', (url, hosts) => {
    expect(readConfig({ DATA_DIR: folder, DATABASE_URL: url }).databaseUrl).toBe(url);
    expect(addressesIn(url)).toHaveLength(hosts);
    for (const address of addressesIn(url) ?? []) expect(address).not.toContain('target_session_attrs');
  });

  test.each([
    'postgresql://one,/tenon',
    'postgresql://one:port,two/tenon',
    'postgresql://one,two/tenon?target_session_attrs=standby',
  ])('%s is no address of PostgreSQL', (url) => {
    expect(mistakesOf({ DATABASE_URL: url })).toEqual([
      expect.stringMatching(/^DATABASE_URL: must be an address like /),
    ]);
  });

  test('a bucket needs its keys, and is Amazon’s unless another server is named', () => {
    const keys = { S3_BUCKET: 'tenon-files', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
    expect(readConfig({ DATA_DIR: folder }).bucket).toBeNull();
    expect(readConfig({ DATA_DIR: folder, ...keys, S3_REGION: 'eu-north-1' }).bucket).toEqual({
      bucket: 'tenon-files',
      region: 'eu-north-1',
      endpoint: 'https://s3.eu-north-1.amazonaws.com',
      accessKeyId: 'id',
      secretAccessKey: 'secret',
    });
    const own = { ...keys, S3_ENDPOINT: 'http://minio.internal:9000/' };
    expect(readConfig({ DATA_DIR: folder, ...own }).bucket?.endpoint).toBe('http://minio.internal:9000');
    expect(mistakesOf({ S3_BUCKET: 'tenon-files', S3_ACCESS_KEY_ID: 'id' })).toEqual([
      'S3_BUCKET: needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, the keys that may read and write it',
    ]);
    expect(mistakesOf({ ...keys, S3_BUCKET: 'a/../b' })).toEqual([
      'S3_BUCKET: must be the name of a bucket like tenon-files',
    ]);
  });

  test('an empty variable counts as not set', () => {
    expect(readConfig({ DATA_DIR: folder, DATABASE_URL: '', PORT: '' })).toMatchObject({
      databaseUrl: null,
      port: 3000,
    });
  });

  test('all mistakes are reported at once, each by the name of its variable', () => {
    const mistakes = mistakesOf({
      PORT: 'eighty',
      ORIGIN: 'jobs',
      DATABASE_URL: 'mysql://host/database',
      TRUSTED_PROXIES: '10.0.0.1,proxy.example',
      RATE_LIMITS: 'no',
      LOG_LEVEL: 'loud',
      TENON_SECRET: 'short',
    });
    expect(mistakes.map((line) => line.split(':')[0])).toEqual([
      'PORT',
      'ORIGIN',
      'DATABASE_URL',
      'TRUSTED_PROXIES',
      'RATE_LIMITS',
      'LOG_LEVEL',
      'TENON_SECRET',
    ]);
    expect(mistakes.every((line) => / must /.test(line))).toBe(true);
  });

  test.each(['-1', '65536', '30.5'])('PORT %s is refused', (port) => {
    expect(mistakesOf({ PORT: port })).toHaveLength(1);
  });

  test.each([
    'ftp://jobs.example',
    'javascript:1',
    'https://jobs.example/careers',
    'https://me@jobs.example',
    'https://jobs.example?x',
  ])('ORIGIN %s is refused', (origin) => {
    expect(mistakesOf({ ORIGIN: origin })).toEqual([expect.stringMatching(/^ORIGIN: must be/)]);
  });

  test('an address is kept without its last slash, proxies without spaces', () => {
    expect(
      readConfig({
        DATA_DIR: folder,
        ORIGIN: 'https://Jobs.example.com:443/',
        TRUSTED_PROXIES: ' 10.0.0.1, ,::1 ',
      }),
    ).toMatchObject({ origin: 'https://jobs.example.com', trustedProxies: { entries: ['10.0.0.1', '::1'] } });
  });

  test('private hosts are names, with a port or without', () => {
    const hosts = ' localhost:11434, models.internal,[::1]:8080 ';
    expect(readConfig({ DATA_DIR: folder, PRIVATE_HOSTS: hosts }).privateHosts).toEqual([
      'localhost:11434',
      'models.internal',
      '::1:8080',
    ]);
    for (const wrong of ['http://localhost', 'localhost/x', 'a b', '*'])
      for (const name of ['PRIVATE_HOSTS', 'MODEL_HOSTS'])
        expect(mistakesOf({ [name]: wrong })[0]).toMatch(new RegExp(`^${name}: must be hosts`));
  });

  test.each([
    ['Tenon Jobs <jobs@example.com>', { name: 'Tenon Jobs', address: 'jobs@example.com' }],
    ['jobs@example.com', { name: 'Tenon', address: 'jobs@example.com' }],
  ])('mails come from %s', (from, sender) => {
    const url = 'smtp://mail.example.com:587';
    expect(readConfig({ DATA_DIR: folder, SMTP_URL: url, MAIL_FROM: from }).smtp).toEqual({
      url,
      from: sender,
    });
  });

  test.each([
    [{ SMTP_URL: 'https://mail.example.com', MAIL_FROM: 'jobs@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.com' }, 'MAIL_FROM'],
    [{ MAIL_FROM: 'jobs@example.com' }, 'SMTP_URL'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'Jobs' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'a@example.com, b@example.com' }, 'MAIL_FROM'],
    [{ SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'x\r\nBcc: v@e.com <a@example.com>' }, 'MAIL_FROM'],
    [{ MAIL_IN_ADDRESS: 'jobs@in.example' }, 'MAIL_IN_ADDRESS'],
    [{ IMAP_URL: 'imaps://a:b@mail.example/INBOX' }, 'MAIL_IN_ADDRESS'],
    [{ MAIL_IN_PORT: '2525' }, 'MAIL_IN_ADDRESS'],
    [{ MAIL_IN_ADDRESS: 'jobs+x@in.example', MAIL_IN_PORT: '2525' }, 'MAIL_IN_ADDRESS'],
    [{ MAIL_IN_ADDRESS: `${'j'.repeat(21)}@in.example`, MAIL_IN_PORT: '2525' }, 'MAIL_IN_ADDRESS'],
    [{ MAIL_IN_ADDRESS: 'jobs@in.example', IMAP_URL: 'https://mail.example' }, 'IMAP_URL'],
  ])('a mail server that cannot be used is a mistake: %j', (variables: Record<string, string>, name) => {
    expect(mistakesOf(variables).map((line) => line.split(':')[0])).toEqual([name]);
  });

  test('a data folder that cannot be made is a mistake of the configuration', () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const secret = { TENON_SECRET: 'a secret of forty characters, all given..' };
    for (const given of [{}, secret])
      expect(mistakesOf({ DATA_DIR: join(file, 'data'), ...given })[0]).toMatch(/^DATA_DIR: cannot write/);
  });
});

test.skipIf(process.platform !== 'linux').each(['/proc', '/proc/x', '/proc/x/y'])(
  'the start ends at once, with a sentence, where %s is to be the data folder',
  (folderName) => {
    const start = ['src/main.ts'];
    const env = { ...process.env, DATA_DIR: folderName, PORT: '0' };
    const { status, stderr } = spawnSync(process.execPath, start, { env, encoding: 'utf8', timeout: 20_000 });
    expect([status, stderr]).toEqual([
      1,
      expect.stringContaining(`DATA_DIR: cannot write in ${folderName} (`),
    ]);
    expect(stderr).not.toContain('    at ');
  },
);

test.each([
  [true, {}, 'warn'],
  [false, {}, 'info'],
  [true, { LOG_LEVEL: 'debug' }, 'debug'],
])('at a terminal (%s) with %j, logs begin at %s', (terminal, given, logLevel) => {
  expect(readConfig({ DATA_DIR: folder, ...given }, terminal)).toMatchObject({ terminal, logLevel });
});

describe('secrets', () => {
  test('are generated on first use, readable by the owner alone, and stay the same', () => {
    const dataDir = join(folder, 'new', 'data');
    const [mine, other] = [readConfig({ DATA_DIR: dataDir }), readConfig({ DATA_DIR: dataDir })];
    mine.keepSecrets?.();
    other.keepSecrets?.();
    const first = mine.secrets;
    expect(other.secrets).toEqual(first);
    expect(readConfig({ DATA_DIR: dataDir })).toMatchObject({ secrets: first, keepSecrets: null });
    expect(first.sessions).toMatch(/^[0-9a-f]{64}$/);
    expect(first.links).not.toBe(first.sessions);
    if (process.platform !== 'win32') {
      expect(statSync(join(dataDir, 'secrets.json')).mode & 0o777).toBe(0o600);
      expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    }
  });

  test('a folder of an earlier version gets the key for stored values, and keeps the others', () => {
    const before = { sessions: 's'.repeat(64), links: 'l'.repeat(64) };
    writeFileSync(join(folder, 'secrets.json'), JSON.stringify(before));
    const first = readConfig({ DATA_DIR: folder }).secrets;
    expect(first).toEqual({ ...before, stored: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(readConfig({ DATA_DIR: folder }).secrets).toEqual(first);
  });

  test('differ from folder to folder', () => {
    const secrets = ['a', 'b'].map((name) => readConfig({ DATA_DIR: join(folder, name) }).secrets);
    expect(secrets[0]?.sessions).not.toBe(secrets[1]?.sessions);
  });

  test('a damaged file is reported, never silently replaced', () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'secrets.json'), '{"sessions":');
    expect(mistakesOf({})[0]).toMatch(/secrets\.json is damaged: put it back from a backup/);
  });

  test('an unreadable file is reported as a permission problem, without advice to delete it', () => {
    mkdirSync(join(folder, 'secrets.json'));
    expect(mistakesOf({})[0]).toMatch(
      /secrets\.json cannot be read .+ give the user .+ the right to read it, and never delete/,
    );
  });

  test('given by the environment, they are the same on every machine and leave no file', () => {
    const secret = 'a secret of forty characters, all given..';
    const one = readConfig({ DATA_DIR: join(folder, 'one'), TENON_SECRET: secret }).secrets;
    const two = readConfig({ DATA_DIR: join(folder, 'two'), TENON_SECRET: secret }).secrets;
    expect(one).toEqual(two);
    expect(one.links).not.toBe(one.sessions);
    expect(() => statSync(join(folder, 'one', 'secrets.json'))).toThrow(/ENOENT/);
  });
});
