import { and, count, eq, gt } from 'drizzle-orm';
import type { ContactTopic } from '../../../api/operations/contact.ts';
import type { Database } from '../../platform/db/connect.ts';
import { contactMessages } from '../../platform/db/schema.ts';

/** A message as it is stored; `addressHash` stands for the network that sent it. */
export type ContactMessage = {
  name: string;
  email: string;
  topic: ContactTopic;
  message: string;
  addressHash: string;
};

/** Lets messages of one network, and of one e-mail address, wait for each other until the transaction ends. */
export async function lockSender(database: Database, { addressHash, email }: ContactMessage): Promise<void> {
  // Always in this order, so that two senders never wait for each other.
  for (const sender of [`contact address ${addressHash}`, `contact email ${email}`]) {
    await database.sql('select pg_advisory_xact_lock(hashtextextended($1, 0))', [sender]);
  }
}

/** True when this very message was stored after `since`. */
export async function isStored(database: Database, sent: ContactMessage, since: Date): Promise<boolean> {
  const found = await database.db
    .select({ id: contactMessages.id })
    .from(contactMessages)
    .where(
      and(
        eq(contactMessages.email, sent.email),
        gt(contactMessages.createdAt, since),
        eq(contactMessages.name, sent.name),
        eq(contactMessages.topic, sent.topic),
        eq(contactMessages.message, sent.message),
      ),
    )
    .limit(1);
  return found.length > 0;
}

/** How many messages came from this network, and with this e-mail address, after `since`. */
export async function countSent(
  database: Database,
  { addressHash, email }: ContactMessage,
  since: Date,
): Promise<{ byAddress: number; byEmail: number }> {
  const after = gt(contactMessages.createdAt, since);
  const [byAddress, byEmail] = [
    await database.db
      .select({ total: count() })
      .from(contactMessages)
      .where(and(eq(contactMessages.addressHash, addressHash), after)),
    await database.db
      .select({ total: count() })
      .from(contactMessages)
      .where(and(eq(contactMessages.email, email), after)),
  ];
  return { byAddress: byAddress[0]?.total ?? 0, byEmail: byEmail[0]?.total ?? 0 };
}

/** Stores a message and answers its id. */
export async function insertMessage(database: Database, sent: ContactMessage, now: Date): Promise<string> {
  const [row] = await database.db
    .insert(contactMessages)
    .values({ ...sent, createdAt: now })
    .returning({ id: contactMessages.id });
  if (!row) throw new Error('The message was not stored.');
  return row.id;
}
