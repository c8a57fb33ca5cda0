import type { Services } from '../../../context.ts';
import { mailSignIn, mailVerification, recoverAccount } from '../../../platform/tasks/task-definitions.ts';
import { defineTask } from '../../../platform/tasks/queue.ts';
import { mailRecoveryLink, mailSignInLink, mailVerificationLink } from './mail-commands.ts';

type Ports = Pick<Services, 'config' | 'database' | 'now' | 'queue'>;
const often = { timeoutSeconds: 30, concurrency: 2 };

/** Mails a link to a new password when somebody has the address; otherwise does nothing. */
export const recoverAccountTask = defineTask({
  ...recoverAccount,
  ...often,
  run: (wish, services: Ports) => mailRecoveryLink(services, wish),
});

/** Mails a link and a code that verify an address, when somebody has it who has not verified it yet. */
export const mailVerificationTask = defineTask({
  ...mailVerification,
  ...often,
  run: (wish, services: Ports) => mailVerificationLink(services, wish),
});

/** Mails a link and a code to sign in, both for the browser that asked, when somebody has the address. */
export const mailSignInTask = defineTask({
  ...mailSignIn,
  ...often,
  run: (wish, services: Ports) => mailSignInLink(services, wish),
});
