import type { ApplicantRow } from '../../api/hiring/applications.ts';
import { message } from '../../messages/message.ts';
import { words } from './http/reader.ts';
import { nameForReader } from './stage-names.ts';

/** An applicant's row in the words of its reader: the stage, and in a blind review what stands in place of a name. */
export function rowForReader<
  Row extends Pick<ApplicantRow, 'id' | 'blind' | 'stage' | 'stage_name' | 'candidate'>,
>(row: Row): Row {
  const { candidate, stage: kind, stage_name: name } = row;
  return {
    ...row,
    stage_name: nameForReader({ kind, name }),
    candidate: row.blind ? { ...candidate, name: namelessApplicant(row.id) } : candidate,
  };
}

/** What an application's applicant is called where nobody may know who they are. */
export function namelessApplicant(applicationId: string): string {
  return words(message('applications.nameless', { code: applicationId.slice(-4).toUpperCase() }));
}
