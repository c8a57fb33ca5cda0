import { Banknote } from 'lucide-react';
import type { ReactNode } from 'react';
import type { JobCard } from '../../../api/jobs/jobs.ts';
import { t } from '../../platform/messages.ts';
import { formatSalary } from '../../platform/ui/format.ts';
import classes from './job-fact.module.css';

/** One fact of a job behind its icon. */
export function Fact({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className={classes.fact}>
      {icon}
      <span>{children}</span>
    </span>
  );
}

/** What is paid, in bold: people look for it first. */
export function Pay({ range }: { range: JobCard['salary_range'] }) {
  const stated = formatSalary(range);
  return (
    <Fact icon={<Banknote size={16} aria-hidden />}>
      {stated ? <b className={classes.pay}>{stated}</b> : t('jobs.salaryNotStated')}
    </Fact>
  );
}
