import type { ReactNode } from 'react';
import { rich, t } from '../messages.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What Tenon is, what it holds to, and who is behind the site one is on. */
export function AboutPage() {
  return (
    <Prose title={t('publicPages.about')} context={t('publicPages.aboutSlogan')}>
      <p>{t('publicPages.whatTenonIs')}</p>
      <h2>{t('publicPages.whyTenon')}</h2>
      <p>{t('publicPages.whyTenonText')}</p>
      <h2>{t('publicPages.principles')}</h2>
      <ul>
        <li>{rich('publicPages.peopleDecide', { strong })}</li>
        <li>{rich('publicPages.unknownNotMissing', { strong })}</li>
        <li>{rich('publicPages.sameForEveryone', { strong })}</li>
        <li>{rich('publicPages.nothingMadeUp', { strong })}</li>
      </ul>
      <h2>{t('publicPages.whoIsBehind')}</h2>
      <p>
        {rich('publicPages.whoIsBehindText', {
          link: (text) => <TextLink to="/contact">{text}</TextLink>,
        })}
      </p>
    </Prose>
  );
}

function strong(text: ReactNode) {
  return <strong>{text}</strong>;
}
