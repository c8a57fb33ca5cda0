import { Anchor } from '@mantine/core';
import { rich, t } from '../messages.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What people ask: candidates, employers, and about the program. */
export function FaqPage() {
  return (
    <Prose title={t('publicPages.faq')} context={t('publicPages.aboutFaq')}>
      <CandidateQuestions />
      <EmployerQuestions />
      <h2>{t('publicPages.program')}</h2>
      <h3>{t('publicPages.cost')}</h3>
      <p>{rich('publicPages.costAnswer', { link: (text) => <TextLink to="/pricing">{text}</TextLink> })}</p>
      <h3>{t('publicPages.whoRuns')}</h3>
      <p>
        {rich('publicPages.whoRunsAnswer', { link: (text) => <TextLink to="/contact">{text}</TextLink> })}
      </p>
      <h3>{t('publicPages.modelDeciding')}</h3>
      <p>
        {rich('publicPages.modelDecidingAnswer', {
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
        {rich('publicPages.needAccountAnswer', {
          link: (text) => <TextLink to="/jobs">{text}</TextLink>,
        })}
      </p>
      <h3>{t('publicPages.whichFiles')}</h3>
      <p>{t('publicPages.whichFilesAnswer')}</p>
      <h3>{t('publicPages.whoSeesResume')}</h3>
      <p>{t('publicPages.whoSeesResumeAnswer')}</p>
      <h3>{t('publicPages.wrongScore')}</h3>
      <p>{t('publicPages.wrongScoreAnswer')}</p>
      <h3>{t('publicPages.whyUnknown')}</h3>
      <p>{t('publicPages.whyUnknownAnswer')}</p>
      <h3>{t('publicPages.withdraw')}</h3>
      <p>{t('publicPages.withdrawAnswer')}</p>
      <h3>{t('publicPages.deleteData')}</h3>
      <p>
        {rich('publicPages.deleteDataAnswer', {
          link: (text) => (
            <TextLink to="/settings" hash="delete-account">
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
      <h3>{t('publicPages.postJob')}</h3>
      <p>
        {rich('publicPages.postJobAnswer', {
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
          link: (text) => <TextLink to="/settings/company">{text}</TextLink>,
        })}
      </p>
      <h3>{t('publicPages.scoreRejects')}</h3>
      <p>{t('publicPages.scoreRejectsAnswer')}</p>
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
