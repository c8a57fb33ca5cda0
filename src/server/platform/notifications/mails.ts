import type { CalendarFile } from '../adapters/mail/mail.ts';
import { composeMail, type MailContent } from '../mail/templates.ts';

type Told = { title: string; text: string; path: string; calendar: CalendarFile | null };
type Links = { post: string; page: string };

const shownInDigest = 20;

/** The mail that tells one thing at once. */
export function notificationMail(origin: string, told: Told, stop: Links): MailContent {
  const content = composeMail('notification', {
    subject: oneLine(told.title),
    preheader: told.text || 'Open Tenon to see more.',
    title: told.title,
    before: told.text ? [told.text] : [],
    button: { label: 'Open in Tenon', link: `${origin}${told.path}` },
    after: [],
    footer: 'Tenon sent this mail because you chose to hear of it at once; Settings is where to change that.',
    stop: stop.page,
  });
  return { ...content, unsubscribe: stop.post, calendar: told.calendar };
}

/** The mail that tells what came together since the last one, newest first. */
export function digestMail(origin: string, told: Told[], stop: Links): MailContent {
  const count = told.length === 1 ? '1 update' : `${told.length} updates`;
  const shown = told.slice(0, shownInDigest).map(({ title, text }) => (text ? `${title}: ${text}` : title));
  const more = told.length > shownInDigest ? [`And ${told.length - shownInDigest} more.`] : [];
  const content = composeMail('digest', {
    subject: `${count} on Tenon`,
    preheader: told[0]?.title ?? '',
    title: 'Updates since the last digest',
    before: [...shown, ...more],
    button: { label: 'See them all', link: `${origin}/notifications` },
    after: [],
    footer: 'Tenon sent this digest because you chose to get these updates once a day.',
    stop: stop.page,
  });
  return { ...content, unsubscribe: stop.post };
}

function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200);
}
