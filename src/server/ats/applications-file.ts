import { stringify } from 'csv-stringify/sync';
import type { Config } from '../config.ts';
import type { Outgoing } from './application-queries.ts';
import { candidateOf } from './candidate.ts';

/** Applications as a file, each with a link to its page here; cells that a spreadsheet would run as a formula begin with an apostrophe. */
export function applicationsFile({ origin }: Config, sent: Outgoing[]): string {
  const rows = sent.map((one) => {
    const { firstName, lastName, email, phone } = candidateOf(one);
    return {
      id: one.outsideId,
      job_id: one.jobOutsideId,
      first_name: firstName,
      last_name: lastName,
      email,
      phone,
      applied_at: one.appliedAt.toISOString(),
      link: `${origin}/applicants/${one.applicationId}`,
    };
  });
  const columns = ['id', 'job_id', 'first_name', 'last_name', 'email', 'phone', 'applied_at', 'link'];
  return stringify(rows, { header: true, columns, escape_formulas: true, bom: true });
}
