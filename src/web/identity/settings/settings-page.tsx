import { NativeSelect } from '@mantine/core';
import { useRef } from 'react';
import { useSession } from '../../platform/shell/session.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { groups, type Section, sections } from './sections.ts';
import classes from './settings.module.css';
import { useSettingsScreen } from './settings-screen.ts';
import { SsoBanner } from './sso-banner.tsx';
import { useCurrentSection } from './use-current-section.ts';
import { useLinkedSection } from './use-linked-section.ts';
import { t } from '../../platform/messages.ts';

/** Everything that one can set, section by section, with an index beside it where there is room and above it where not. */
export function SettingsPage() {
  useSettingsScreen();
  const { user } = useSession();
  const shown = sections.filter(({ isFor }) => !isFor || (user && isFor(user)));
  const current = useCurrentSection(shown.map(({ id }) => id));
  const parts = useRef<HTMLDivElement>(null);
  useLinkedSection(parts);
  return (
    <>
      <PageHeader title={t('settings.settings')} context={t('settings.about')} />
      <div className={classes.page}>
        <Index shown={shown} current={current} />
        <NativeSelect
          className={classes.jump}
          label={t('settings.goTo')}
          value={current}
          onChange={(event) => goTo(event.currentTarget.value)}
          data={groups.map((group) => ({
            group,
            items: shown
              .filter((section) => section.group === group)
              .map(({ id, title }) => ({ value: id, label: title })),
          }))}
        />
        <div className={classes.sections} ref={parts}>
          <SsoBanner />
          {shown.map(({ id, component: Part }) => (
            <Part key={id} />
          ))}
        </div>
      </div>
    </>
  );
}

function Index({ shown, current }: { shown: Section[]; current: string }) {
  return (
    <nav aria-label={t('settings.settings')} className={classes.index}>
      {groups.map((group) => (
        <div key={group} className={classes.group}>
          <span className={classes.groupName}>{group}</span>
          {shown
            .filter((section) => section.group === group)
            .map(({ id, title }) => (
              <a
                key={id}
                href={`#${id}`}
                className={classes.entry}
                aria-current={id === current ? 'location' : undefined}
              >
                {title}
              </a>
            ))}
        </div>
      ))}
    </nav>
  );
}

function goTo(id: string): void {
  const heading = document.getElementById(id);
  heading?.scrollIntoView();
  heading?.focus({ preventScroll: true });
}
