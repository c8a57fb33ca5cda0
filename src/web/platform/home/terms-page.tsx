import { termsVersion } from '../../../api/identity/terms.ts';
import { rich, t } from '../messages.ts';
import { formatDate } from '../ui/dates.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** The few rules of using the program, as it ships. */
export function TermsPage() {
  return (
    <Prose title={t('legal.terms')} context={t('legal.aboutTerms')}>
      <h2>{t('legal.whatThisIs')}</h2>
      <p>{t('legal.whatThisIsText')}</p>
      <h2>{t('legal.yourAccount')}</h2>
      <ul>
        <li>{t('legal.ownEmail')}</li>
        <li>{t('legal.truthful')}</li>
        <li>{t('legal.realJobs')}</li>
        <li>{t('legal.noAdvertising')}</li>
        <li>{t('legal.noAbuse')}</li>
      </ul>
      <h2>{t('legal.scoreMeaning')}</h2>
      <p>{t('legal.scoreMeaningText')}</p>
      <h2>{t('legal.leaving')}</h2>
      <p>{t('legal.leavingText')}</p>
      <h2>{t('legal.yourContent')}</h2>
      <p>{rich('legal.yourContentText', { link: (text) => <TextLink to="/privacy">{text}</TextLink> })}</p>
      <p>{t('legal.lastChanged', { date: formatDate(termsVersion) })}</p>
    </Prose>
  );
}
