import type { ReactNode } from 'react';
import { rich, t } from '../messages.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What is stored, who sees it, and which cookies are set: only what is true of the program itself. */
export function PrivacyPage() {
  return (
    <Prose title={t('legal.privacy')} context={t('legal.aboutPrivacy')}>
      <p>{t('legal.whoIsResponsible')}</p>
      <WhatIsKept />
      <WhoSeesIt />
      <AiNotice />
      <h2>{t('legal.cookies')}</h2>
      <ul>
        <li>{t('legal.sessionCookie')}</li>
        <li>{t('legal.browserStorage')}</li>
        <li>{t('legal.noTracking')}</li>
      </ul>
      <Removing />
    </Prose>
  );
}

function AiNotice() {
  return (
    <>
      <h2 id="ai">{t('legal.aiNotice')}</h2>
      <p>{t('legal.aiNoticeText')}</p>
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
      <h3>{t('legal.whoSeesIt')}</h3>
      <p>{t('legal.whoSeesScores')}</p>
      <h3>{t('legal.objecting')}</h3>
      <ul>
        <li>{t('legal.correctResume')}</li>
        <li>{t('legal.askForReview')}</li>
        <li>{rich('legal.tellUs', { link: contactLink })}</li>
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
        <li>{t('legal.storedMessages')}</li>
      </ul>
    </>
  );
}

function WhoSeesIt() {
  return (
    <>
      <h2>{t('legal.whoSeesIt')}</h2>
      <ul>
        <li>{t('legal.beforeApplying')}</li>
        <li>{t('legal.onceApplied')}</li>
        <li>{t('legal.otherSystems')}</li>
        <li>{t('legal.targetJobs')}</li>
        <li>{t('legal.operators')}</li>
      </ul>
    </>
  );
}

function Removing() {
  return (
    <>
      <h2>{t('legal.deleting')}</h2>
      <p>{t('legal.deletingResumes')}</p>
      <p>
        {rich('legal.deletingAccount', {
          settings: (text) => <TextLink to="/settings">{text}</TextLink>,
          contact: contactLink,
        })}
      </p>
    </>
  );
}

function contactLink(text: ReactNode) {
  return (
    <TextLink to="/contact" search={{ topic: 'privacy' }}>
      {text}
    </TextLink>
  );
}
