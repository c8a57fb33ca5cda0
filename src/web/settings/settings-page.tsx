import { useSession } from '../shell/session.tsx';
import { PageHeader } from '../ui/page-header.tsx';
import { sections } from './sections.ts';
import classes from './settings.module.css';

/** Everything that one can set, section by section, with an index beside it where there is room. */
export function SettingsPage() {
  const { user } = useSession();
  const shown = sections.filter(({ isFor }) => !isFor || (user && isFor(user)));
  return (
    <>
      <PageHeader title="Settings" context="Your account, and how Tenon looks in this browser." />
      <div className={classes.page}>
        <nav aria-label="Settings" className={classes.index}>
          {shown.map(({ id, title }) => (
            <a key={id} href={`#${id}`} className={classes.entry}>
              {title}
            </a>
          ))}
        </nav>
        <div className={classes.sections}>
          {shown.map(({ id, component: Section }) => (
            <Section key={id} />
          ))}
        </div>
      </div>
    </>
  );
}
