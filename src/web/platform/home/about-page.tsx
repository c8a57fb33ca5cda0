import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';
import { rich, t } from '../messages.ts';

/** What Tenon is, what it holds to, and who is behind the site one is on. */
export function AboutPage() {
  return (
    <Prose title={t('publicPages.about')} context={t('publicPages.aboutContext')}>
      <p>{t('publicPages.aboutName')}</p>
      <h2>{t('publicPages.whyTenon')}</h2>
      <p>{t('publicPages.whyTenonText')}</p>
      <h2>{t('publicPages.principles')}</h2>
      <ul>
        <li>{rich('publicPages.peopleDecide', { b: (text) => <strong>{text}</strong> })}</li>
        <li>{rich('publicPages.unknownIsNotMissing', { b: (text) => <strong>{text}</strong> })}</li>
        <li>{rich('publicPages.sameForEveryone', { b: (text) => <strong>{text}</strong> })}</li>
        <li>{rich('publicPages.nothingMadeUp', { b: (text) => <strong>{text}</strong> })}</li>
      </ul>
      <h2>{t('publicPages.whoIsBehind')}</h2>
      <p>
        {rich('publicPages.whoIsBehindText', { link: (text) => <TextLink to="/contact">{text}</TextLink> })}
      </p>
    </Prose>
  );
}
