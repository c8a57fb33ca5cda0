import { rich, t } from '../messages.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What Tenon costs: nothing, beside the machine it runs on. */
export function PricingPage() {
  return (
    <Prose title={t('publicPages.pricing')} context={t('publicPages.aboutPricing')}>
      <p>{t('publicPages.oneEdition')}</p>
      <dl>
        <div>
          <dt>{t('publicPages.program')}</dt>
          <dd>{t('publicPages.programPrice')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.use')}</dt>
          <dd>{t('publicPages.usePrice')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.database')}</dt>
          <dd>{t('publicPages.databasePrice')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.scores')}</dt>
          <dd>{t('publicPages.scoresPrice')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.whatYouPay')}</dt>
          <dd>{t('publicPages.machine')}</dd>
        </div>
      </dl>
      <h2>{t('publicPages.whatYouNeed')}</h2>
      <p>{rich('publicPages.oneMachine', { code: (text) => <code>{text}</code> })}</p>
      <h2>{t('publicPages.othersSite')}</h2>
      <p>{t('publicPages.noPlans')}</p>
      <p>
        {rich('publicPages.moreOnPricing', {
          enterprise: (text) => <TextLink to="/enterprise">{text}</TextLink>,
          contact: (text) => <TextLink to="/contact">{text}</TextLink>,
        })}
      </p>
    </Prose>
  );
}
