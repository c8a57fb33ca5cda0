import type {
  ImportKind,
  ImportState,
  KnownPerson,
  StoredMatch,
} from '../../../api/hiring/resume-imports.ts';
import { addedSource } from '../../../api/hiring/application-sources.ts';
import type { Database } from '../../platform/db/connect.ts';

/** A file of an import as it is worked on. */
export type WaitingFile = {
  id: string;
  importId: string;
  state: ImportState;
  sha256: string;
  /** Whom it may be of as well. */
  matches: StoredMatch[];
  applicationId: string | null;
  talentId: string | null;
  userId: string | null;
  resumeId: string | null;
  companyId: string;
  /** Null for the talent pool. */
  jobId: string | null;
  source: string;
  /** What its application says of where it came from. */
  applicationSource: string;
  createdBy: string | null;
  undone: boolean;
};

/** Stores an import; nothing is in it yet. */
export async function insertImport(
  database: Database,
  wanted: {
    id: string;
    kind: ImportKind;
    companyId: string;
    jobId: string | null;
    createdBy: string | null;
    source: string;
    person: KnownPerson | null;
    referralLinkId: string | null;
    now: Date;
  },
): Promise<void> {
  await database.sql(
    `insert into resume_imports (id, kind, company_id, job_id, created_by, source, person, referral_link_id, created_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9)`,
    [
      wanted.id,
      wanted.kind,
      wanted.companyId,
      wanted.jobId,
      wanted.createdBy,
      wanted.source,
      wanted.person && JSON.stringify(wanted.person),
      wanted.referralLinkId,
      wanted.now,
    ],
  );
}

/** An import as it is worked on. */
export type OpenImport = {
  kind: ImportKind;
  jobId: string | null;
  source: string;
  person: KnownPerson | null;
  undone: boolean;
};

/** An import of a company; what changes its files waits until the caller's transaction ends. Null for others'. */
export async function lockImport(
  database: Database,
  companyId: string,
  id: string,
): Promise<OpenImport | null> {
  const [row] = await database.sql<OpenImport>(
    `select kind, job_id as "jobId", source, person, undone_at is not null as undone
       from resume_imports where id = $1 and company_id = $2 for update`,
    [id, companyId],
  );
  return row ?? null;
}

/** Forgets what was typed of the one person of an import: it is with their file now. */
export async function forgetTyped(database: Database, importId: string): Promise<void> {
  await database.sql('update resume_imports set person = null where id = $1', [importId]);
}

/** How much an import holds, and the file of these bytes if it is there already. */
export async function measureImport(
  database: Database,
  importId: string,
  sha256: string,
): Promise<{ files: number; bytes: number; same: string | null }> {
  const [row] = await database.sql<{ files: number; bytes: number; same: string | null }>(
    `select count(*)::int as files, coalesce(sum(file_size), 0)::float8 as bytes,
            (select id from resume_import_files where import_id = $1 and sha256 = $2) as same
       from resume_import_files where import_id = $1`,
    [importId, sha256],
  );
  return row ?? { files: 0, bytes: 0, same: null };
}

/** Stores a file that is to be read. */
export async function insertFile(
  database: Database,
  file: {
    id: string;
    importId: string;
    fileName: string;
    fileSize: number;
    sha256: string;
    userId: string;
    resumeId: string;
    now: Date;
  },
): Promise<void> {
  await database.sql(
    `insert into resume_import_files (id, import_id, file_name, file_size, sha256, user_id, resume_id, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [file.id, file.importId, file.fileName, file.fileSize, file.sha256, file.userId, file.resumeId, file.now],
  );
}

const waitingColumns = `f.id, f.import_id as "importId", f.state, f.sha256, f.matches, f.application_id as "applicationId", f.talent_id as "talentId", f.user_id as "userId", f.resume_id as "resumeId",
  i.company_id as "companyId", i.job_id as "jobId", i.source,
  coalesce((select r.kind || ':' || r.link_name from referrals r where r.file_id = f.id limit 1), '${addedSource}') as "applicationSource", i.created_by as "createdBy", i.undone_at is not null as undone`;

/** The file that a resume was brought in with; other files of the import wait until the caller's transaction ends. */
export async function lockFileOfResume(database: Database, resumeId: string): Promise<WaitingFile | null> {
  const [row] = await database.sql<WaitingFile>(
    `select ${waitingColumns} from resume_import_files f join resume_imports i on i.id = f.import_id
      where f.resume_id = $1 for update of i, f`,
    [resumeId],
  );
  return row ?? null;
}

/** A file of a company's import; other files of the import wait until the caller's transaction ends. */
export async function lockFile(
  database: Database,
  companyId: string,
  id: string,
): Promise<WaitingFile | null> {
  const [row] = await database.sql<WaitingFile>(
    `select ${waitingColumns} from resume_import_files f join resume_imports i on i.id = f.import_id
      where f.id = $1 and i.company_id = $2 for update of i, f`,
    [id, companyId],
  );
  return row ?? null;
}

/** Keeps who has the people of an import told; whoever did so first stays. */
export async function storeNotifier(
  database: Database,
  importId: string,
  personId: string,
  now: Date,
): Promise<void> {
  await database.sql(
    'update resume_imports set notified_by = $2, notify_from = $3 where id = $1 and notify_from is null',
    [importId, personId, now],
  );
}

/** True where whoever comes into an import is told of it. */
export async function isNotifying(database: Database, importId: string): Promise<boolean> {
  const rows = await database.sql(
    'select 1 from resume_imports where id = $1 and notify_from is not null and undone_at is null',
    [importId],
  );
  return rows.length > 0;
}

/** Keeps that an import was undone. */
export async function markUndone(database: Database, importId: string, now: Date): Promise<void> {
  await database.sql('update resume_imports set undone_at = $2 where id = $1', [importId, now]);
}

/** Keeps what became of a file. */
export async function settleFileAs(
  database: Database,
  id: string,
  outcome: {
    state: ImportState;
    detail?: string | null;
    matches?: StoredMatch[];
    applicationId?: string | null;
    talentId?: string | null;
  },
  now: Date,
): Promise<void> {
  await database.sql(
    `update resume_import_files set state = $2, detail = $3, matches = $4::jsonb,
            application_id = coalesce($5, application_id), talent_id = coalesce($7, talent_id), updated_at = $6 where id = $1`,
    [
      id,
      outcome.state,
      outcome.detail ?? null,
      JSON.stringify(outcome.matches ?? []),
      outcome.applicationId ?? null,
      now,
      outcome.talentId ?? null,
    ],
  );
}
