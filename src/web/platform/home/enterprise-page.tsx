import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import { rich, t } from '../messages.ts';
import { LinkButton, TextLink } from '../ui/link-button.tsx';
import { Prose } from './prose.tsx';

/** What larger organisations ask about: hosting, database, roles, safety, interfaces; only what is there. */
export function EnterprisePage() {
  return (
    <Prose title={t('publicPages.enterprise')} context={t('publicPages.aboutEnterprise')}>
      <p>{rich('publicPages.onlyToday', { link: (text) => <TextLink to="/contact">{text}</TextLink> })}</p>
      <Hosting />
      <Roles />
      <Safety />
      <Interfaces />
      <h2>{t('publicPages.inAction')}</h2>
      <p>{rich('publicPages.inActionText', { code })}</p>
      <LinkButton to="/contact" search={{ topic: 'demo' }}>
        {t('publicPages.requestDemo')}
      </LinkButton>
    </Prose>
  );
}

function Hosting() {
  return (
    <>
      <h2>{t('publicPages.hosting')}</h2>
      <ul>
        <li>{t('publicPages.noTracking')}</li>
        <li>{t('publicPages.filesStay')}</li>
        <li>{t('publicPages.modelsOptional')}</li>
        <li>{rich('publicPages.ownDatabase', { code })}</li>
        <li>{t('publicPages.processes')}</li>
        <li>{t('publicPages.configuration')}</li>
      </ul>
    </>
  );
}

function Roles() {
  return (
    <>
      <h2>{t('publicPages.roles')}</h2>
      <dl>
        <div>
          <dt>{t('publicPages.candidate')}</dt>
          <dd>{t('publicPages.candidateMay')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.recruiter')}</dt>
          <dd>{t('publicPages.recruiterMay')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.admin')}</dt>
          <dd>{t('publicPages.adminMay')}</dd>
        </div>
        <div>
          <dt>{t('publicPages.internal')}</dt>
          <dd>{t('publicPages.internalMay')}</dd>
        </div>
      </dl>
      <p>{rich('publicPages.rolesText', { code })}</p>
    </>
  );
}

function Safety() {
  return (
    <>
      <h2>{t('publicPages.security')}</h2>
      <ul>
        <li>{t('publicPages.requestsChecked')}</li>
        <li>{t('publicPages.sessionCookie')}</li>
        <li>{t('publicPages.signInWays')}</li>
        <li>{t('publicPages.resumeLinks')}</li>
        <li>{t('publicPages.filesIsolated')}</li>
        <li>{t('publicPages.historyKept')}</li>
      </ul>
    </>
  );
}

function Interfaces() {
  return (
    <>
      <h2>{t('publicPages.interfaces')}</h2>
      <p>
        {rich('publicPages.oneApi', {
          docs: (text) => (
            <Anchor inherit href="/api/docs">
              {text}
            </Anchor>
          ),
          openapi: (text) => (
            <Anchor inherit href="/api/openapi.json">
              {text}
            </Anchor>
          ),
        })}
      </p>
      <ul>
        <li>{t('publicPages.tokens')}</li>
        <li>{t('publicPages.webhooks')}</li>
        <li>{t('publicPages.ats')}</li>
        <li>{t('publicPages.feeds')}</li>
      </ul>
    </>
  );
}

function code(text: ReactNode) {
  return <code>{text}</code>;
}
