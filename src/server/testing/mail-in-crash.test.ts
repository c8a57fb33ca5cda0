import { setTimeout } from 'node:timers/promises';
import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { api } from '../../api/index.ts';
import { freePort } from './free-port.ts';
import { postJob, resumeText } from './hiring.ts';
import { type KilledProgram, openKilledProgram } from './killed-program.ts';

vi.setConfig({ testTimeout: 400_000, hookTimeout: 120_000 });

let program: KilledProgram;
let port: number;
beforeAll(async () => {
  port = await freePort();
  program = await openKilledProgram({
    MAIL_IN_ADDRESS: 'jobs@in.example',
    MAIL_IN_PORT: String(port),
    MAIL_IN_AUTHSERV: 'mx.in.example',
  });
});
afterAll(() => program.close());

const senders = Array.from({ length: 6 }, (_, at) => `nia${at}@mail.example`);

test('mails that come in while the program is killed again and again are one application each, by the first answer or a later try', async () => {
  const recruiter = await program.recruiter('hiring@brightwater.example');
  const job = await postJob(recruiter, { skills: ['Welding'] });
  const { address } = (await recruiter.call(api.renewJobMailAddress, { params: { id: job.id } })).body;
  const sent = senders.map((sender) => deliver(sender, address ?? ''));
  // The first kill falls when one is taken, the others while the rest are tried again.
  await Promise.any(sent);
  for (const afterMs of [0, 400]) {
    await setTimeout(afterMs);
    await program.killAndStart();
  }
  const tries = await Promise.all(sent);
  expect(tries.some((count) => count > 1)).toBe(true);
  const stored = await program.rowsInTheEnd<{ email: string; files: number; mails: number }>(
    `select a.email, count(distinct a.id)::int as files,
            (select count(*)::int from mails m where m.to_address = a.email) as mails
       from guest_applications a group by a.email order by a.email`,
  );
  expect(stored).toEqual(senders.toSorted().map((email) => ({ email, files: 1, mails: 1 })));
});

/** Sends one mail as another mail server does: again until it is answered that it is taken. Answers how many tries that took. */
async function deliver(sender: string, to: string): Promise<number> {
  for (let tries = 1; ; tries += 1) {
    const client = createTransport({ host: '127.0.0.1', port, ignoreTLS: true, connectionTimeout: 5000 });
    try {
      await client.sendMail({
        from: `Nia <${sender}>`,
        to,
        messageId: `<${sender}>`,
        headers: { 'Authentication-Results': `mx.in.example; spf=pass smtp.mailfrom=${sender}; dkim=none` },
        attachments: [{ filename: 'cv.txt', content: resumeText('Nia Okoro', ['Welding']) }],
      });
      return tries;
    } catch (error) {
      const { responseCode } = error as { responseCode?: number };
      if (responseCode !== undefined && responseCode >= 500) throw error;
      await setTimeout(200);
    } finally {
      client.close();
    }
  }
}
