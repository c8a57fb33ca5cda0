import { createECDH, createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { arePushKeys, encryptPush } from './encrypt-push.ts';
import { pushIdentity } from './push-identity.ts';

const bytes = (text: string) => Buffer.from(text, 'base64url');
const p256dh = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const auth = 'BTBZMqHH6r4Tts7J_aSIgg';

test('a message is encrypted as in the example of RFC 8291', () => {
  const key = createECDH('prime256v1');
  key.setPrivateKey(bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw'));
  const sealed = encryptPush(
    'When I grow up, I want to be a watermelon',
    { p256dh, auth },
    { key, salt: bytes('DGv6ra1nlYgDCS1FRnbzlw') },
  );
  expect(sealed.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
});

test('a point that is not on the curve is no key', () => {
  expect([arePushKeys({ p256dh, auth }), arePushKeys({ p256dh: `B${'A'.repeat(86)}`, auth })]).toEqual([
    true,
    false,
  ]);
});

test('the sender proves who they are to the one push service, and is the same after a restart', () => {
  const [one, again, other] = ['a', 'a', 'b'].map((secret) => pushIdentity(secret, 'mailto:a@b.example'));
  expect([one?.publicKey, other?.publicKey === one?.publicKey]).toEqual([again?.publicKey, false]);
  const point = bytes(one?.publicKey ?? '');
  expect([point.length, point[0]]).toEqual([65, 4]);
  const header = one?.authorization('https://push.example/x/y', new Date('2026-05-04T00:00:00Z')) ?? '';
  const [, head = '', claims = '', proof = '', key] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  expect([key, JSON.parse(bytes(head).toString()), JSON.parse(bytes(claims).toString())]).toEqual([
    one?.publicKey,
    { typ: 'JWT', alg: 'ES256' },
    { aud: 'https://push.example', exp: 1_777_896_000, sub: 'mailto:a@b.example' },
  ]);
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  const publicKey = createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' },
  });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: publicKey, dsaEncoding: 'ieee-p1363' }, bytes(proof))).toBe(true);
});
