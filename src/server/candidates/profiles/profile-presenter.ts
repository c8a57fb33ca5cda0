import type { CandidateProfile } from '../../../api/candidates/candidates.ts';
import type { ProfileRow } from './queries.ts';

/** A profile as the API answers it. */
export function presentProfile(row: ProfileRow): CandidateProfile {
  return {
    user_id: row.userId,
    email: row.email,
    resume_file_url: row.resumeFileUrl,
    personal_info: row.personalInfo,
    from_resume: row.fromResume,
    parsed_meta: row.parsedMeta,
    updated_at: row.updatedAt.toISOString(),
    version: row.version,
  };
}
