import { generateKeyPairSync } from 'node:crypto';
import { dkimSign } from 'mailauth/lib/dkim/sign.js';
import { beforeAll, expect, test } from 'vitest';
import { checkSender, type Resolver } from './sender-checks.ts';
import { statedChecks } from './stated-checks.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'der' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const records: Record<string, string> = {
  'mail.example': 'v=spf1 ip4:93.184.215.7 -all',
  's1._domainkey.mail.example': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  's1._domainkey.evil.example': `v=DKIM1; k=rsa; p=${publicKey.toString('base64')}`,
  'evil.example': 'v=spf1 ip4:93.184.215.66 -all',
};
const resolver: Resolver = async (domain, type) => {
  const found = type === 'TXT' ? records[domain] : undefined;
  if (found === undefined) throw Object.assign(new Error(`${type} of ${domain}`), { code: 'ENOTFOUND' });
  return [[found]];
};
const letter = 'From: Nia <nia@mail.example>\r\nTo: jobs@in.example\r\nSubject: Hello\r\n\r\nDear team.\r\n';
const signed: Record<string, string> = {};
const from = 'nia@mail.example';
const at = (ip: string, sender = from) => ({ sender, ip, helo: 'mx.mail.example' });

beforeAll(async () => {
  for (const signingDomain of ['mail.example', 'evil.example']) {
    const key = { signingDomain, selector: 's1', privateKey };
    // Its types ask for the key twice.
    signed[signingDomain] = (await dkimSign(letter, { ...key, signatureData: [key] })).signatures;
  }
});

test.each([
  ['its own server, signed', 'mail.example', at('93.184.215.7'), { spf: 'pass', dkim: 'pass' }],
  ['its own server, not signed', '', at('93.184.215.7'), { spf: 'pass', dkim: 'none' }],
  ['a server that may not', '', at('93.184.215.66'), { spf: 'fail', dkim: 'none' }],
  [
    'another domain that proves itself alone',
    'evil.example',
    at('93.184.215.66', 'x@evil.example'),
    { spf: 'other', dkim: 'other' },
  ],
  ['our own network', 'mail.example', at('10.0.0.3'), { spf: 'unknown', dkim: 'pass' }],
  ['a mailbox', 'mail.example', { sender: null, ip: null, helo: null }, { spf: 'unknown', dkim: 'pass' }],
])('a mail from %s', async (_from, signer, envelope, expected) => {
  expect(await checkSender(Buffer.from((signed[signer] ?? '') + letter), from, envelope, resolver)).toEqual(
    expected,
  );
});

test('a changed mail, a second sender and a flood of signatures prove nothing', async () => {
  const check = (source: string) => checkSender(Buffer.from(source), from, at('10.0.0.3'), resolver);
  const signature = signed['mail.example'] ?? '';
  expect(await check(signature + letter.replace('Dear', 'Bad'))).toMatchObject({ dkim: 'none' });
  expect(await check(`From: Eve <eve@evil.example>\r\n${signature}${letter}`)).not.toMatchObject({
    dkim: 'pass',
  });
  expect(await check(signature.repeat(7) + letter)).toMatchObject({ dkim: 'unknown' });
  const away: Resolver = () => Promise.reject(new Error('no network'));
  expect(await checkSender(Buffer.from(signature + letter), from, at('93.184.215.7'), away)).toEqual({
    spf: 'unknown',
    dkim: 'unknown',
  });
});

test.each([
  [['mx.in.example; spf=pass smtp.mailfrom=mail.example; dkim=pass header.d=mail.example'], 'pass', 'pass'],
  [['mx.in.example 1; spf=pass (ok) smtp.mailfrom=nia@bounces.mail.example; dkim=none'], 'pass', 'none'],
  [['mx.in.example; dkim=fail header.d=a.example; dkim=pass header.i=@mail.example'], 'unknown', 'pass'],
  [['mx.in.example; spf=pass smtp.mailfrom=evil.example; dkim=pass header.d=evil.example'], 'other', 'other'],
  [
    ['mx.in.example; spf=softfail smtp.mailfrom=mail.example; dmarc=pass header.from=mail.example'],
    'fail',
    'pass',
  ],
  [['mx.in.example; spf=temperror'], 'unknown', 'unknown'],
  [['mx.in.example; none'], 'unknown', 'unknown'],
  [['mx.evil.example; spf=pass smtp.mailfrom=mail.example'], 'unknown', 'unknown'],
  [['mx.in.example.evil; spf=pass smtp.mailfrom=mail.example'], 'unknown', 'unknown'],
  // The server writes above what came with the mail.
  [['mx.in.example; spf=fail', 'mx.in.example; spf=pass smtp.mailfrom=mail.example'], 'fail', 'unknown'],
  [[], 'unknown', 'unknown'],
])('of %j, what the receiving server says counts', (results, spf, dkim) => {
  expect(statedChecks(results, 'mx.in.example', from)).toEqual({ spf, dkim });
});
