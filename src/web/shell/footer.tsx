import { Link } from '@tanstack/react-router';
import { Brand } from './brand.tsx';
import classes from './footer.module.css';

const groups = [
  {
    title: 'Candidates',
    links: [
      { to: '/jobs', label: 'Browse Jobs' },
      { to: '/dashboard', label: 'Dashboard' },
    ],
  },
  {
    title: 'Employers',
    links: [
      { to: '/recruiter', label: 'Recruiter Dashboard' },
      { to: '/jobs/create', label: 'Post Job' },
    ],
  },
  {
    title: 'Tenon',
    links: [
      { to: '/privacy', label: 'Privacy' },
      { to: '/terms', label: 'Terms' },
    ],
  },
] as const;

/** The foot of every page: the places that exist. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div>
          <Brand />
          <p className={classes.line}>Hiring, explained.</p>
        </div>
        <nav aria-label="Footer" className={classes.groups}>
          {groups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <p className={classes.title}>{title}</p>
              <ul className={classes.links}>
                {links.map(({ to, label }) => (
                  <li key={to}>
                    <Link to={to} className={classes.link}>
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </nav>
      </div>
    </footer>
  );
}
