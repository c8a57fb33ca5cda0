import { stringify } from 'csv-stringify/sync';
import type { JobStage } from '../../../api/hiring/job-stages.ts';
import type { Config } from '../../config.ts';
import type { Outgoing } from './application-queries.ts';
import { candidateOf } from './candidate.ts';
import { stageName } from './stages-file.ts';

const columns =
  'id,job_id,first_name,last_name,email,phone,applied_at,stage,stage_here,version,link,cover_note,answers'.split(
    ',',
  );

const nobody = { firstName: '', lastName: '', email: '', phone: '' };

/**
 * Applications as a file, each with a link to its page here, by the stages of their jobs: `stage` is to be changed, `stage_here` and
 * `version` tell later how the application stood. Those that the reader must not know by name (`nameless`) have none. Cells that a spreadsheet would run as a formula begin with an apostrophe.
 */
export function applicationsFile(
  { origin }: Config,
  sent: Outgoing[],
  stages: Map<string, readonly JobStage[]>,
  nameless: { has(applicationId: string): boolean },
): string {
  const rows = sent.map((one) => {
    const stage = stageName(stages.get(one.jobId) ?? [], one.stageKey);
    const isNameless = nameless.has(one.applicationId);
    const { firstName, lastName, email, phone } = isNameless ? nobody : candidateOf(one);
    return {
      id: one.externalId,
      job_id: one.externalJobId,
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      applied_at: one.appliedAt.toISOString(),
      stage,
      stage_here: stage,
      version: one.version,
      link: `${origin}/applicants/${one.applicationId}`,
      cover_note: isNameless ? '' : one.coverNote,
      answers: isNameless ? '' : one.answers.map(({ prompt, answer }) => `${prompt}\n${answer}`).join('\n\n'),
    };
  });
  return stringify(rows, { header: true, columns, escape_formulas: true, bom: true });
}
