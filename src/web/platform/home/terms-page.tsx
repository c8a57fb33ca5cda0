import { termsVersion } from '../../../api/identity/terms.ts';
import { formatDate } from '../ui/dates.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';
import { rich, t } from '../messages.ts';

/** The few rules of using the program, as it ships. */
export function TermsPage() {
  return (
    <Prose title={t('legal.terms')} context={t('legal.termsContext')}>
      <h2>{t('legal.whatThisIs')}</h2>
      <p>{t('legal.whatThisIsText')}</p>
      <h2>{t('legal.account')}</h2>
      <ul>
        <li>{t('legal.accountAddress')}</li>
        <li>{t('legal.accountTruth')}</li>
        <li>{t('legal.accountEmployers')}</li>
        <li>{t('legal.accountContact')}</li>
        <li>{t('legal.accountAccess')}</li>
      </ul>
      <h2>{t('legal.scoreMeaning')}</h2>
      <p>{t('legal.scoreMeaningText')}</p>
      <h2>{t('legal.leaving')}</h2>
      <p>{t('legal.leavingText')}</p>
      <h2>{t('legal.content')}</h2>
      <p>{rich('legal.contentText', { link: (text) => <TextLink to="/privacy">{text}</TextLink> })}</p>
      <p>{t('legal.lastChanged', { on: formatDate(termsVersion) })}</p>
    </Prose>
  );
}
