import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { t } from '../messages.ts';
import { useInvalidate } from '../ui/use-invalidate.ts';
import { useLive } from '../ui/use-live.ts';
import { employerMenuQuery } from './employer-menu-query.ts';
import { MenuCount } from './menu-count.tsx';
import classes from './sidebar.module.css';

/** My newest open jobs with how many applicants are new, live. */
export function YourJobs() {
  const { data } = useQuery(employerMenuQuery);
  const invalidate = useInvalidate();
  useLive((event) => {
    if (event.type === 'applications' || event.type === 'message') invalidate(employerMenuQuery.queryKey);
  });
  if (!data || data.jobs.length === 0) return null;
  return (
    <section aria-labelledby="your-jobs" className={classes.jobs}>
      <p id="your-jobs" className={classes.group}>
        {t('shell.yourJobs')}
      </p>
      <ul className={classes.places}>
        {data.jobs.map((job) => (
          <li key={job.id}>
            <Link
              to="/jobs/$id/applicants"
              params={{ id: job.id }}
              className={classes.place}
              title={job.title}
              activeOptions={{ includeSearch: false }}
            >
              <span className={classes.label}>{job.title}</span>
              <MenuCount count={job.new_applicants} isNew />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
