import { recoveryMinutes } from '../../api/passwords.ts';
import { postMail } from '../mail/outbox.ts';
import { countMails } from '../mail/queries.ts';
import { recoveryMail } from '../mail/templates.ts';
import { recoverAccount } from '../tasks/promises.ts';
import { defineTask } from '../tasks/queue.ts';
import { findByEmail, insertRecoveryLink } from './password-queries.ts';
import { hashToken, newToken } from './link-tokens.ts';

const hour = 3_600_000;
/** So many links an hour go to one address, whoever asks for them. */
const mostAnHour = 5;

/** Mails a link to a new password when somebody has the address; otherwise does nothing. */
export const recoverAccountTask = defineTask({
  ...recoverAccount,
  timeoutSeconds: 30,
  concurrency: 2,
  run: async ({ email }, services) => {
    const { database, config } = services;
    const person = await findByEmail(database, email);
    if (!person) return;
    const now = services.now();
    const lately = new Date(now.getTime() - hour);
    if ((await countMails(database, person.email, 'recover', lately)) >= mostAnHour) return;
    const token = newToken();
    const expiresAt = new Date(now.getTime() + recoveryMinutes * 60_000);
    await database.transact(async () => {
      const link = { tokenHash: hashToken(token), userId: person.id, email: person.email, expiresAt };
      await insertRecoveryLink(database, link, now);
      await postMail(services, person.email, recoveryMail(config.origin, token, recoveryMinutes));
    });
  },
});
