import { Link } from '@tanstack/react-router';
import { Brand } from './brand.tsx';
import { footerGroups } from './footer-links.ts';
import classes from './footer.module.css';
import { t } from '../messages.ts';

/** The foot of every page. */
export function Footer() {
  return (
    <footer className={classes.footer}>
      <div className={classes.inside}>
        <div>
          <Brand />
          <p className={classes.line}>{t('shell.slogan')}</p>
        </div>
        <nav aria-label={t('shell.footer')} className={classes.groups}>
          {footerGroups.map(({ title, links }) => (
            <section key={title} aria-label={title}>
              <p className={classes.title}>{title}</p>
              <ul className={classes.links}>
                {links.map(({ label, ...place }) => (
                  <li key={label}>
                    <Link {...place} activeOptions={{ includeHash: true }} className={classes.link}>
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
