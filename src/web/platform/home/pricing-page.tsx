import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';
import { rich, t } from '../messages.ts';

/** What Tenon costs: nothing, beside the machine it runs on. */
export function PricingPage() {
  return (
    <Prose title={t('publicPages.pricing')} context={t('publicPages.pricingContext')}>
      <p>{t('publicPages.oneEdition')}</p>
      <dl>
        <div>
          <dt>{t('publicPages.program')}</dt>
          <dd>{t('publicPages.free')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.volumes')}</dt>
          <dd>{t('publicPages.unlimited')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.database')}</dt>
          <dd>{t('publicPages.databaseIncluded')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.scores')}</dt>
          <dd>{t('publicPages.scoresCalculated')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.whatYouPay')}</dt>
          <dd>{t('publicPages.machine')}</dd>
        </div>
      </dl>
      <h2>{t('publicPages.whatYouNeed')}</h2>
      <p>{rich('publicPages.whatYouNeedText', { code: (text) => <code>{text}</code> })}</p>
      <h2>{t('publicPages.othersSite')}</h2>
      <p>{t('publicPages.othersSiteText')}</p>
      <p>
        {rich('publicPages.moreQuestions', {
          enterprise: (text) => <TextLink to="/enterprise">{text}</TextLink>,
          contact: (text) => <TextLink to="/contact">{text}</TextLink>,
        })}
      </p>
    </Prose>
  );
}
