import { Anchor } from '@mantine/core';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';
import { rich, t } from '../messages.ts';

/** What people ask: candidates, employers, and about the program. */
export function FaqPage() {
  return (
    <Prose title={t('publicPages.faq')} context={t('publicPages.faqContext')}>
      <CandidateQuestions />
      <EmployerQuestions />
      <h2>{t('publicPages.program')}</h2>
      <h3>{t('publicPages.cost')}</h3>
      <p>{rich('publicPages.costAnswer', { link: (text) => <TextLink to="/pricing">{text}</TextLink> })}</p>
      <h3>{t('publicPages.whoRuns')}</h3>
      <p>
        {rich('publicPages.whoRunsAnswer', { link: (text) => <TextLink to="/contact">{text}</TextLink> })}
      </p>
      <h3>{t('publicPages.modelDecides')}</h3>
      <p>
        {rich('publicPages.modelDecidesAnswer', {
          link: (text) => (
            <TextLink to="/privacy" hash="ai">
              {text}
            </TextLink>
          ),
        })}
      </p>
      <h3>{t('publicPages.otherPrograms')}</h3>
      <p>
        {rich('publicPages.otherProgramsAnswer', {
          link: (text) => (
            <Anchor inherit href="/api/docs">
              {text}
            </Anchor>
          ),
        })}
      </p>
    </Prose>
  );
}

function CandidateQuestions() {
  return (
    <>
      <h2>{t('publicPages.lookingForWork')}</h2>
      <h3>{t('publicPages.needAccount')}</h3>
      <p>
        {rich('publicPages.needAccountAnswer', { link: (text) => <TextLink to="/jobs">{text}</TextLink> })}
      </p>
      <h3>{t('publicPages.whichFiles')}</h3>
      <p>{t('publicPages.whichFilesAnswer')}</p>
      <h3>{t('publicPages.whoSeesResume')}</h3>
      <p>{t('publicPages.whoSeesResumeAnswer')}</p>
      <h3>{t('publicPages.scoreWrong')}</h3>
      <p>{t('publicPages.scoreWrongAnswer')}</p>
      <h3>{t('publicPages.whyUnknown')}</h3>
      <p>{t('publicPages.whyUnknownAnswer')}</p>
      <h3>{t('publicPages.canWithdraw')}</h3>
      <p>{t('publicPages.canWithdrawAnswer')}</p>
      <h3>{t('publicPages.canDelete')}</h3>
      <p>
        {rich('publicPages.canDeleteAnswer', {
          link: (text) => (
            <TextLink to="/settings/$section" params={{ section: 'delete-account' }}>
              {text}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}

function EmployerQuestions() {
  return (
    <>
      <h2>{t('publicPages.hiring')}</h2>
      <h3>{t('publicPages.howToPost')}</h3>
      <p>
        {rich('publicPages.howToPostAnswer', {
          link: (text) => (
            <TextLink to="/auth/signup" search={{ role: 'recruiter' }}>
              {text}
            </TextLink>
          ),
        })}
      </p>
      <h3>{t('publicPages.addColleagues')}</h3>
      <p>
        {rich('publicPages.addColleaguesAnswer', {
          link: (text) => (
            <TextLink to="/settings/$section" params={{ section: 'company' }}>
              {text}
            </TextLink>
          ),
        })}
      </p>
      <h3>{t('publicPages.canReject')}</h3>
      <p>{t('publicPages.canRejectAnswer')}</p>
      <h3>{t('publicPages.whyNot100')}</h3>
      <p>
        {rich('publicPages.whyNot100Answer', {
          link: (text) => (
            <TextLink to="/resources" hash="scores">
              {text}
            </TextLink>
          ),
        })}
      </p>
      <h3>{t('publicPages.sampleJobs')}</h3>
      <p>{t('publicPages.sampleJobsAnswer')}</p>
      <h3>{t('publicPages.whoSeesApplications')}</h3>
      <p>{t('publicPages.whoSeesApplicationsAnswer')}</p>
    </>
  );
}
