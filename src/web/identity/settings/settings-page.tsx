import { useMediaQuery } from '@mantine/hooks';
import { Navigate, useLocation, useParams } from '@tanstack/react-router';
import { Activity, Suspense, useState } from 'react';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { type Section, sectionsFor } from './section-list.ts';
import { sectionParts } from './section-parts.ts';
import { SettingsMenu } from './settings-menu.tsx';
import classes from './settings.module.css';
import { SsoBanner } from './sso-banner.tsx';
import { t } from '../../platform/messages.ts';

/**
 * Everything that one can set: a page for each thing, with the menu of all beside it. `/settings` itself shows the first of them, on
 * phones the menu.
 */
export function SettingsPage() {
  const { user } = useSession();
  const { section: asked } = useParams({ strict: false });
  const hash = useLocation({ select: (location) => location.hash });
  const isWide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const shown = user ? sectionsFor(user) : [];
  const linked = linkedBefore(asked, hash, shown);
  if (linked !== null) return <Navigate to="/settings/$section" params={{ section: linked }} replace />;
  const found = pagesOf(shown).find(({ id }) => id === asked);
  // Whether they work for a company is not known before the session is confirmed.
  if (asked !== undefined && !found && user?.id !== 'pending') return <Navigate to="/settings" replace />;
  const current = found?.id ?? (asked === undefined && isWide ? shown[0]?.id : undefined);
  return (
    <div className={classes.page} data-list={asked === undefined} data-sheet>
      <div className={classes.side}>
        {!isWide && asked === undefined && <PageHeader title={t('settings.settings')} />}
        <SettingsMenu shown={shown} current={current} />
      </div>
      <div className={classes.section}>
        <TextLink to="/settings" size="sm" className={classes.back}>
          {t('settings.settings')}
        </TextLink>
        <SsoBanner />
        <Parts current={current} of={shown} />
      </div>
    </div>
  );
}

/** The pages that were opened: the others keep what was typed on them, and load nothing. */
function Parts({ current, of: shown }: { current: string | undefined; of: Section[] }) {
  const [opened, setOpened] = useState<string[]>([]);
  if (current !== undefined && !opened.includes(current)) setOpened([...opened, current]);
  return pagesOf(shown)
    .filter(({ id }) => opened.includes(id))
    .map(({ id }) => {
      const Part = sectionParts[id];
      return (
        <Activity key={id} mode={id === current ? 'visible' : 'hidden'}>
          <Suspense fallback={<SkeletonList rows={3} height={80} />}>{Part && <Part />}</Suspense>
        </Activity>
      );
    });
}

function pagesOf(shown: Section[]): Section[] {
  return shown.filter(({ elsewhere }) => elsewhere === undefined);
}

/** The page that an address of the time before Settings had pages means; null for those of today. */
function linkedBefore(asked: string | undefined, hash: string, shown: Section[]): string | null {
  if (asked === undefined) return pagesOf(shown).some(({ id }) => id === hash) ? hash : null;
  return asked === 'company' && (hash === 'members' || hash === 'invitations') ? 'members' : null;
}
