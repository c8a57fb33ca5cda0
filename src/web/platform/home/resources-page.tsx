import { rich, t } from '../messages.ts';
import { TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** How scores are made, and how to write a resume and a job so that they are understood. */
export function ResourcesPage() {
  return (
    <Prose title={t('publicPages.resources')} context={t('publicPages.aboutResources')}>
      <Scores />
      <Resumes />
      <Requirements />
    </Prose>
  );
}

function Scores() {
  return (
    <>
      <h2 id="scores">{t('publicPages.howScoresWork')}</h2>
      <ol>
        <li>{t('publicPages.scorePercentage')}</li>
        <li>{t('publicPages.scoreNames')}</li>
        <li>{t('publicPages.scoreLimits')}</li>
        <li>{t('publicPages.scoreOthers')}</li>
        <li>{t('publicPages.scoreOrder')}</li>
      </ol>
      <p>
        {rich('publicPages.scoreExplained', {
          link: (text) => (
            <TextLink to="/privacy" hash="ai">
              {text}
            </TextLink>
          ),
        })}
      </p>
    </>
  );
}

function Resumes() {
  return (
    <>
      <h2 id="resume">{t('publicPages.writingResumes')}</h2>
      <ul>
        <li>{t('publicPages.resumeHeadings')}</li>
        <li>{t('publicPages.resumePositions')}</li>
        <li>{t('publicPages.resumeDeeds')}</li>
        <li>{t('publicPages.resumeNames')}</li>
        <li>{t('publicPages.resumeText')}</li>
        <li>{t('publicPages.resumeHidden')}</li>
        <li>{t('publicPages.resumeCheck')}</li>
      </ul>
    </>
  );
}

function Requirements() {
  return (
    <>
      <h2 id="requirements">{t('publicPages.writingRequirements')}</h2>
      <ul>
        <li>{t('publicPages.requiredOnly')}</li>
        <li>{t('publicPages.restDesired')}</li>
        <li>{t('publicPages.oneSkill')}</li>
        <li>{t('publicPages.broaderSkill')}</li>
        <li>{t('publicPages.fields')}</li>
        <li>{t('publicPages.payAndPlace')}</li>
        <li>{t('publicPages.readUnknowns')}</li>
      </ul>
    </>
  );
}
