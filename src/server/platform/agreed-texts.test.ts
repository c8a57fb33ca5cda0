import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { discoverableConsent } from '../../api/candidates/profiles.ts';
import { selfIdentificationConsent } from '../../api/fairness/equal-opportunity.ts';
import { api } from '../../api/index.ts';
import { poolConsent } from '../../api/talent/talent-pool.ts';
import { textOf } from '../../messages/compile.ts';
import { type Language, languages } from '../../messages/languages.ts';
import { wordsOf } from '../../messages/render.ts';
import { applicant } from '../testing/applicants.ts';
import { postJob } from '../testing/hiring.ts';
import { openWorld, type World } from '../testing/world.ts';
import { agreedText } from './agreed-texts.ts';

const texts = [discoverableConsent, poolConsent, selfIdentificationConsent];

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('a text that people agreed to keeps its words: others need a new version', () => {
  const known = texts.flatMap((text) =>
    languages.map((language) => {
      const { version, hash } = agreedText(text, language);
      return `${text.text} ${version} ${language} ${hash.slice(0, 16)}`;
    }),
  );
  expect(known).toEqual([
    'consents.discoverable 2026-11-22 en b665af7a2f0c97a4',
    'consents.discoverable 2026-11-22 de eb818c71f3e082a3',
    'consents.keptByCompany 2026-11-21 en db7b2b1581d64e22',
    'consents.keptByCompany 2026-11-21 de d26787e92ade0aea',
    'consents.selfIdentification 2026-11-21 en 90afa3ce548004b3',
    'consents.selfIdentification 2026-11-21 de 7e71c6f1f35335cf',
  ]);
});

test.each(languages)('the text whose hash is stored is the text that is read in %s', (language) => {
  for (const { text } of texts) {
    expect(wordsOf(text, { locale: language, timeZone: null })).toBe(textOf(text, language));
  }
});

test('who agrees in German is on record with the German text, others with the English one', async () => {
  const recruiter = await world.recruiter();
  const inAmerica = { locations: [{ city: 'Austin', state: 'Texas', country: 'United States' }] };
  const { id: jobId } = await postJob(recruiter, inAmerica);
  const agreeing = async (language?: Language) => {
    const { candidate, id } = await applicant(world, recruiter, { jobId });
    const read = language && { consent_language: language };
    const given = await candidate.call(api.changeVisibility, {
      body: { visibility: 'discoverable', consent_version: discoverableConsent.version, ...read },
    });
    expect(given.body.consent?.text_language).toBe(language ?? 'en');
    const kept = { kept: true, consent_version: poolConsent.version, ...read };
    await candidate.call(api.setKeptState, { params: { id }, body: kept });
    const told = {
      sex: 'female',
      race: null,
      consent_version: selfIdentificationConsent.version,
      ...read,
    } as const;
    await candidate.call(api.answerSelfIdentification, { params: { id }, body: told });
    return world.rows<{ version: string; language: string; hash: string }>(
      `select text_version as version, text_language as language, text_hash as hash from consents where user_id = $1
       union all select consent_version, consent_language, consent_hash from self_identifications where application_id = $2`,
      [candidate.id, id],
    );
  };
  const proofs = (language: Language) =>
    texts.map(({ version, text }) => {
      const hash = createHash('sha256')
        .update(textOf(text, language) ?? '')
        .digest('hex');
      return { version, language, hash };
    });
  expect(await agreeing('de')).toEqual(proofs('de'));
  expect(await agreeing('en')).toEqual(proofs('en'));
  // A page of before, or a program, that names no language read it in English.
  expect(await agreeing()).toEqual(proofs('en'));
});

test('the language in which the terms were read is kept with their version', async () => {
  const person = world.visitor();
  const body = {
    email: 'greta@terms.example',
    password: person.password,
    data: { role: 'candidate' as const },
    terms_version: '2026-11-21',
  };
  await person.call(api.signUp, { body, headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' } });
  const columns = 'terms_version, terms_language';
  const rows = await world.rows(`select ${columns} from users where email = $1`, [body.email]);
  expect(rows).toEqual([{ terms_version: '2026-11-21', terms_language: 'de' }]);
});
