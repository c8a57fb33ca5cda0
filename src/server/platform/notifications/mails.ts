import type { Mail, Say } from '../mail/templates.ts';
import type { Mailable } from './mail-queries.ts';

type Told = Pick<Mailable, 'title' | 'text' | 'path' | 'calendar'>;
type Links = { post: string; page: string };

const shownInDigest = 20;
const longestSubject = 200;

/** The mail that tells one thing at once. */
export function notificationMail(
  origin: string,
  told: Told,
  { stop, answers = null }: { stop: Links; answers?: Mail['answers'] },
): Mail {
  return {
    kind: 'notification',
    stop,
    answers,
    calendar: told.calendar,
    write: (say) => {
      const title = say(told.title);
      const text = told.text && say(told.text);
      return {
        subject: title.slice(0, longestSubject),
        preheader: text || say('mails.seeMore'),
        title,
        before: text ? [text] : [],
        button: { label: say('mails.openInTenon'), link: `${origin}${told.path}` },
        after: answers ? [say('mails.answerByMail')] : [],
        footer: say('mails.noticeFooter'),
      };
    },
  };
}

/** The mail that tells what came together since the last one, newest first. */
export function digestMail(origin: string, told: Told[], stop: Links): Mail {
  const [newest] = told;
  const more = told.length - shownInDigest;
  return {
    kind: 'digest',
    stop,
    write: (say) => ({
      subject: say('mails.digestSubject', { count: told.length }),
      preheader: newest ? say(newest.title) : '',
      title: say('mails.digestTitle'),
      before: [
        ...told.slice(0, shownInDigest).map((one) => entryOf(say, one)),
        ...(more > 0 ? [say('mails.digestMore', { count: more })] : []),
      ],
      button: { label: say('mails.seeThemAll'), link: `${origin}/notifications` },
      after: [],
      footer: say('mails.digestFooter'),
    }),
  };
}

function entryOf(say: Say, told: Told): string {
  const title = say(told.title);
  return told.text ? say('mails.digestEntry', { title, text: say(told.text) }) : title;
}
