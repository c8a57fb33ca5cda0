import { afterAll, beforeAll, expect, test } from 'vitest';
import { api } from '../../../api/index.ts';
import { english } from '../../../messages/english.ts';
import { openContainer } from '../../platform/adapters/documents/zip.ts';
import { uploadResume } from '../../testing/hiring.ts';
import { openWorld, type World } from '../../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test('the copy of one’s data explains itself in the language in which it was asked for; its data is the same', async () => {
  const person = await world.candidate();
  const { id } = await uploadResume(person, ['Go']);
  await world.settle();
  await world.rows(
    "update resume_metadata set parse_status = 'failed', parse_message = 'resumeFiles.damaged' where id = $1",
    [id],
  );
  const page = async (headers: Record<string, string>) => {
    await person.call(api.startDataExport, { headers });
    await world.settle();
    const file = await person.send('GET', '/api/data-export/file');
    const zip = await openContainer(new Uint8Array(await file.arrayBuffer()));
    const text = async (name: string) => {
      const parts: Buffer[] = [];
      await zip.read(name, (chunk) => void parts.push(chunk));
      return Buffer.concat(parts).toString('utf8');
    };
    const names = zip.names.toSorted();
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
