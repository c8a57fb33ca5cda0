import type { Database } from '../../platform/db/connect.ts';
import { inEmployerScope } from '../../platform/db/sql-parts.ts';
import { isBlind, pipeline } from '../applications/applicant-filter-queries.ts';
import { notReturned } from './queries.ts';
import type { OfferReader } from './rules.ts';

/** A stored file beside an offer. */
export type OfferFile = {
  storagePath: string;
  fileName: string;
  fileType: string;
  sha256: string;
  /** False while the virus scanner has yet to see it. */
  isScanned: boolean;
};

/**
 * The file of an offer for somebody who may open it: its candidate once it was sent, or those of its company who may know the applicant;
 * null for all others.
 */
export async function findOfferFile(
  database: Database,
  reader: OfferReader,
  offerId: string,
): Promise<OfferFile | null> {
  const [owner, viewer, onTeam, mayOpen] =
    'candidateId' in reader
      ? [reader.candidateId, null, null, 'a.candidate_id = $1 and o.sent_at is not null']
      : [reader.companyId, reader.viewerId, reader.onTeam, `o.company_id = $1 and not ${isBlind}`];
  const [row] = await database.sql<OfferFile>(
    `select o.file_path as "storagePath", o.file_name as "fileName", o.file_type as "fileType",
            o.file_sha256 as sha256, o.file_scanned as "isScanned"
       from offers o join applications a on a.id = o.application_id ${pipeline}
      where o.id = $3 and o.file_path is not null and ${mayOpen} and $2::uuid is not distinct from $2::uuid
        and ${inEmployerScope('a.job_id', '$4')}`,
    [owner, viewer, offerId, onTeam],
  );
  return row ?? null;
}

/** Sets or takes away the file of an offer, which is a draft of this author again. */
export async function storeOfferFile(
  database: Database,
  offerId: string,
  file: (OfferFile & { fileSize: number }) | null,
  author: string | null,
  now: Date,
): Promise<void> {
  await database.sql(
    `update offers
        set file_path = $2, file_name = $3, file_type = $4, file_size = $5, file_sha256 = $6, created_by = $7, file_scanned = $9,
            status = 'draft', approved_by = null, approved_at = null, ${notReturned}, updated_at = $8, version = version + 1
      where id = $1`,
    [
      offerId,
      file?.storagePath ?? null,
      file?.fileName ?? null,
      file?.fileType ?? null,
      file?.fileSize ?? null,
      file?.sha256 ?? null,
      author,
      now,
      file?.isScanned ?? true,
    ],
  );
}

/** A file that the virus scanner has yet to see, beside an offer at a version. */
export type UnscannedFile = Pick<OfferFile, 'storagePath' | 'sha256'> & {
  id: string;
  version: number;
  companyId: string;
};

/** The file of an offer that the virus scanner has yet to see, or null. */
export async function findUnscannedFile(database: Database, offerId: string): Promise<UnscannedFile | null> {
  const [row] = await database.sql<UnscannedFile>(
    `select id, version, company_id as "companyId", file_path as "storagePath", file_sha256 as sha256 from offers
      where id = $1 and file_path is not null and not file_scanned`,
    [offerId],
  );
  return row ?? null;
}

/** Notes that the virus scanner found nothing in the file of an offer, while it is this one. */
export async function markFileScanned(
  database: Database,
  offerId: string,
  storagePath: string,
): Promise<void> {
  await database.sql('update offers set file_scanned = true where id = $1 and file_path = $2', [
    offerId,
    storagePath,
  ]);
}
