import type { World } from './world.ts';

/** The token of the link in the newest invitation mailed to an address, as long as that waits in the outbox. */
export async function mailedToken(world: World, email: string): Promise<string> {
  const [mail] = await world.rows<{ text: string }>(
    `select text from mails where to_address = $1 and kind = 'invitation'
      order by created_at desc, id desc limit 1`,
    [email],
  );
  const token = /#(?:\S*&)?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No invitation waits for ${email}.`);
  return token;
}
