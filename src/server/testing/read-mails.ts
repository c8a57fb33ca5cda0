import type { MailContent } from '../platform/mail/templates.ts';
import type { World } from './world.ts';

/** A mail as a person reads it: its one link, the parts of the link's fragment, and the code, '' without one. */
export type ReadMail = { text: string; link: string; fragment: URLSearchParams; code: string };

/** The mails of a kind that went to an address, oldest first, after all background work is done. */
export async function readMails(world: World, to: string, kind: MailContent['kind']): Promise<ReadMail[]> {
  await world.settle();
  const rows = await world.rows<{ text: string }>(
    'select text from mails where to_address = $1 and kind = $2 order by created_at, id',
    [to, kind],
  );
  return rows.map(({ text }) => readMail(text));
}

/** The newest mail of a kind to an address; throws when there is none. */
export async function newestMail(world: World, to: string, kind: MailContent['kind']): Promise<ReadMail> {
  const mail = (await readMails(world, to, kind)).at(-1);
  if (!mail) throw new Error(`No ${kind} mail to ${to}.`);
  return mail;
}

function readMail(text: string): ReadMail {
  const link = /^https?:\S+$/m.exec(text)?.[0] ?? '';
  const fragment = new URLSearchParams(link.split('#')[1] ?? '');
  return { text, link, fragment, code: /^\d{6}$/m.exec(text)?.[0] ?? '' };
}
