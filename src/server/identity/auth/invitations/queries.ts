import { and, eq, gt } from 'drizzle-orm';
import type { Invitation, InvitedRole } from '../../../../api/identity/invitations.ts';
import type { Database } from '../../../platform/db/connect.ts';
import { companyInvitations } from '../../../platform/db/schema.ts';

/** An invitation that still counts, with what its link may tell. */
export type FoundInvitation = {
  companyId: string;
  companyName: string;
  opensToManagers: boolean;
  logoHash: string | null;
  email: string;
  role: InvitedRole;
  expiresAt: Date;
};

/** An invitation that is about to be mailed. */
export type NewInvitation = {
  companyId: string;
  email: string;
  role: InvitedRole;
  tokenHash: string;
  invitedBy: string;
  sentAt: Date;
  expiresAt: Date;
};

type Row = {
  id: string;
  email: string;
  role: InvitedRole;
  invited_by: string | null;
  sent_at: Date;
  expires_at: Date;
};

/** The invitations of a company that nobody has taken, the last mailed first. */
export async function listInvitations(
  database: Database,
  companyId: string,
  now: Date,
  id: string | null = null,
): Promise<Invitation[]> {
  const rows = await database.sql<Row>(
    `select i.id, i.email, i.role, u.email as invited_by, i.sent_at, i.expires_at
       from company_invitations i left join users u on u.id = i.invited_by
      where i.company_id = $1 and ($2::uuid is null or i.id = $2) order by i.sent_at desc, i.id desc`,
    [companyId, id],
  );
  return rows.map((row) => ({
    ...row,
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    expired: row.expires_at <= now,
  }));
}

/** Stores an invitation and answers its id; an earlier one of the company for the address gives way. */
export async function insertInvitation(database: Database, invitation: NewInvitation): Promise<string> {
  const [row] = await database.db
    .insert(companyInvitations)
    .values(invitation)
    .onConflictDoUpdate({
      target: [companyInvitations.companyId, companyInvitations.email],
      set: {
        role: invitation.role,
        tokenHash: invitation.tokenHash,
        invitedBy: invitation.invitedBy,
        sentAt: invitation.sentAt,
        expiresAt: invitation.expiresAt,
      },
    })
    .returning({ id: companyInvitations.id });
  if (!row) throw new Error('The invitation was not stored.');
  return row.id;
}

/** How many addresses a company waits for. */
export async function countInvitations(database: Database, companyId: string): Promise<number> {
  return database.db.$count(companyInvitations, eq(companyInvitations.companyId, companyId));
}

/** Takes an invitation of a company back and answers its address; null when there is none. */
export async function deleteInvitation(
  database: Database,
  companyId: string,
  id: string,
): Promise<string | null> {
  const [gone] = await database.db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.id, id), eq(companyInvitations.companyId, companyId)))
    .returning({ email: companyInvitations.email });
  return gone?.email ?? null;
}

/** The invitation behind a token, while it counts. */
export async function findInvitation(
  database: Database,
  tokenHash: string,
  now: Date,
): Promise<FoundInvitation | null> {
  const [row] = await database.sql<FoundInvitation>(
    `select i.company_id as "companyId", c.name as "companyName", c.opens_to_managers as "opensToManagers", c.logo_hash as "logoHash", i.email, i.role,
            i.expires_at as "expiresAt"
       from company_invitations i join companies c on c.id = i.company_id
      where i.token_hash = $1 and i.expires_at > $2`,
    [tokenHash, now],
  );
  return row ?? null;
}

/** Uses an invitation up; false when it was used, revoked or mailed again a moment before. */
export async function consumeInvitation(database: Database, tokenHash: string, now: Date): Promise<boolean> {
  const taken = await database.db
    .delete(companyInvitations)
    .where(and(eq(companyInvitations.tokenHash, tokenHash), gt(companyInvitations.expiresAt, now)))
    .returning({ id: companyInvitations.id });
  return taken.length > 0;
}

/** True when somebody with this address works for the company. */
export async function isMember(database: Database, companyId: string, email: string): Promise<boolean> {
  const rows = await database.sql(
    `select 1 from company_members m join users u on u.id = m.user_id
      where m.company_id = $1 and lower(u.email) = $2`,
    [companyId, email],
  );
  return rows.length > 0;
}
