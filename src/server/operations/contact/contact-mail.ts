import type { ContactTopic } from '../../../api/operations/contact.ts';
import { type Mail, oneLine, ownLines } from '../../platform/mail/templates.ts';

type Left = { name: string; email: string; topic: ContactTopic; message: string };

/** A message that somebody left for those who run the site; the button answers by mail. */
export function contactMail({ name, email, topic: about, message }: Left): Mail {
  return {
    kind: 'contact',
    write: (say) => {
      const topic = say('mails.contactTopic', { topic: about });
      return {
        subject: say('mails.contactSubject', { topic, name }),
        preheader: oneLine(`${name}, ${email}`),
        title: topic,
        before: [say('mails.contactFrom', { name, email }), ...ownLines(message)],
        button: {
          label: say('mails.writeTo', { email }),
          link: `mailto:${encodeURIComponent(email)}`,
        },
        after: [],
        footer: say('mails.contactFooter'),
      };
    },
  };
}
