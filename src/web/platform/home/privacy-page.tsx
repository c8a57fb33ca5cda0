import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';
import { rich, t } from '../messages.ts';

/** What is stored, who sees it, and which cookies are set: only what is true of the program itself. */
export function PrivacyPage() {
  return (
    <Prose title={t('legal.privacy')} context={t('legal.privacyContext')}>
      <p>{t('legal.privacyWho')}</p>
      <WhatIsKept />
      <WhoSeesIt />
      <AiNotice />
      <h2>{t('legal.cookies')}</h2>
      <ul>
        <li>{t('legal.cookiesSession')}</li>
        <li>{t('legal.cookiesStorage')}</li>
        <li>{t('legal.cookiesNoAds')}</li>
      </ul>
      <Removing />
    </Prose>
  );
}

function AiNotice() {
  return (
    <>
      <h2 id="ai">{t('legal.ai')}</h2>
      <p>{t('legal.aiText')}</p>
      <h3>{t('legal.scored')}</h3>
      <p>
        {rich('legal.scoredText', {
          link: (text) => (
            <TextLink to="/resources" hash="scores">
              {text}
            </TextLink>
          ),
        })}
      </p>
      <h3>{t('legal.neverScored')}</h3>
      <p>{t('legal.neverScoredText')}</p>
      <h3>{t('legal.models')}</h3>
      <p>{t('legal.modelsText')}</p>
      <h3>{t('legal.whoSees')}</h3>
      <p>{t('legal.whoSeesScore')}</p>
      <h3>{t('legal.object')}</h3>
      <ul>
        <li>{t('legal.objectCorrect')}</li>
        <li>{t('legal.objectReview')}</li>
        <li>
          {rich('legal.objectContact', {
            link: (text) => (
              <TextLink to="/contact" search={{ topic: 'privacy' }}>
                {text}
              </TextLink>
            ),
          })}
        </li>
      </ul>
    </>
  );
}

function WhatIsKept() {
  return (
    <>
      <h2>{t('legal.stored')}</h2>
      <ul>
        <li>{t('legal.storedAccount')}</li>
        <li>{t('legal.storedEntries')}</li>
        <li>{t('legal.storedResumes')}</li>
        <li>{t('legal.storedScores')}</li>
        <li>{t('legal.storedSessions')}</li>
        <li>{t('legal.storedEmails')}</li>
        <li>{t('legal.storedContact')}</li>
      </ul>
    </>
  );
}

function WhoSeesIt() {
  return (
    <>
      <h2>{t('legal.whoSees')}</h2>
      <ul>
        <li>{t('legal.seenBefore')}</li>
        <li>{t('legal.seenAfter')}</li>
        <li>{t('legal.seenElsewhere')}</li>
        <li>{t('legal.seenTargetJobs')}</li>
        <li>{t('legal.seenByOperators')}</li>
      </ul>
    </>
  );
}

function Removing() {
  return (
    <>
      <h2>{t('legal.deleting')}</h2>
      <p>{t('legal.deletingOwn')}</p>
      <p>
        {rich('legal.deletingAccount', {
          settings: (text) => (
            <TextLink to="/settings/$section" params={{ section: 'your-data' }}>
              {text}
            </TextLink>
          ),
          contact: (text) => (
            <TextLink to="/contact" search={{ topic: 'privacy' }}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}
