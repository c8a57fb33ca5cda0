import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { english } from '../../../messages/english.ts';
import { applicationEnded } from '../../hiring/offers/rules.ts';
import { openContainer } from '../../platform/adapters/documents/zip.ts';
import type { Person } from '../../platform/http/person.ts';
import { applicant, colleagueOf } from '../../testing/applicants.ts';
import { plainOffer } from '../../testing/employer-request-bodies.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

/** The copy of a person's data: what its files are called, and the text of each. */
async function copyOf(person: Person, headers: Record<string, string>) {
  await person.call(api.startDataExport, { headers });
  await world.settle();
  const file = await person.send('GET', '/api/data-export/file');
  const zip = await openContainer(new Uint8Array(await file.arrayBuffer()));
  const text = async (name: string) => {
    const parts: Buffer[] = [];
    await zip.read(name, (chunk) => void parts.push(chunk));
    return Buffer.concat(parts).toString('utf8');
  };
  return { names: zip.names.toSorted(), text };
}

test('the copy of one’s data explains itself in the language in which it was asked for; its data is the same', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  await world.settle();
  await world.rows(
    "update resume_metadata set parse_status = 'failed', parse_message = 'resumeFiles.damaged' where id = $1",
    [id],
  );
  const page = async (headers: Record<string, string>) => {
    const { names, text } = await copyOf(person, headers);
    return { names, html: await text('index.html'), json: await text('data/resume_metadata.json') };
  };
  const german = await page({ 'accept-language': 'de' });
  expect(german.html).toContain('<html lang="de">');
  expect(german.html).toMatch(/Alles, was Tenon am \d+\. \p{L}+ \d{4} über Sie gespeichert hatte\./u);
  expect(german.html).toContain('Lebensläufe');
  expect(german.json).toContain('Die gespeicherte Datei ist beschädigt.');
  const texts = Object.values(english.dataCopy).filter((text) => text.length > 20 && !text.includes('{'));
  expect(texts.filter((text) => german.html.includes(text))).toEqual([]);
  const own = await page({});
  expect(own.html).toContain('<html lang="en">');
  expect(texts.filter((text) => own.html.includes(text)).length).toBeGreaterThan(10);
  expect(german.names).toEqual(own.names);
});

test('why an offer ended is in the reader’s language, unless a person wrote it', async () => {
  const owner = await world.recruiter('owner@copies.example');
  const author = await colleagueOf(world, owner, 'author@copies.example');
  const { id, candidate } = await applicant(world, owner);
  const written = await author.call(api.writeOffer, { params: { id }, body: plainOffer() });
  const offer = { id: written.body.items[0]?.id ?? '' };
  await owner.call(api.approveOffer, { params: offer, body: { version: 1 } });
  await author.call(api.sendOffer, { params: offer, body: { version: 2 } });
  const reason = async () => {
    const { text } = await copyOf(candidate, { 'accept-language': 'de' });
    return (JSON.parse(await text('data/offers.json')) as { reason: string }[])[0]?.reason;
  };
  await candidate.call(api.answerOffer, {
    params: offer,
    body: { version: 3, answer: 'decline', reason: '{"key": is what I saw.' },
  });
  expect(await reason()).toBe('{"key": is what I saw.');
  await world.rows("update offers set status = 'withdrawn', reason = $2 where id = $1", [
    offer.id,
    applicationEnded,
  ]);
  expect(await reason()).toBe('Die Bewerbung ist beendet.');
});
