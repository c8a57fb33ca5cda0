import { Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useSession } from '../../platform/shell/session.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { NameForm } from './name-form.tsx';
import { roleLabels } from '../role-labels.ts';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';
import { rich, t } from '../../platform/messages.ts';

/** Who one is here. */
export function AccountSettings() {
  const { user } = useSession();
  if (!user) return null;
  const facts: [string, ReactNode][] = [
    [t('settings.email'), user.email || '…'],
    [t('settings.role'), roleLabels[user.role]],
    ...(user.company ? [companyFact(user.company.name)] : []),
    ...(user.created_at ? [sinceFact(user.created_at)] : []),
  ];
  return (
    <SettingsSection id="account" title={t('settings.accountSettings')}>
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {user.role !== 'candidate' && <NameForm key={user.name} name={user.name} />}
      <Text size="sm" c="dimmed">
        {rich('settings.readOnly', {
          contact: (text) => (
            <TextLink to="/contact" inherit underline="always">
              {text}
            </TextLink>
          ),
          email: (text) => (
            <TextLink to="/settings/$section" params={{ section: 'email' }} inherit underline="always">
              {text}
            </TextLink>
          ),
        })}
      </Text>
    </SettingsSection>
  );
}

function companyFact(name: string): [string, ReactNode] {
  const link = (
    <TextLink to="/settings/$section" params={{ section: 'company' }} inherit underline="always">
      {name}
    </TextLink>
  );
  return [t('settings.company'), link];
}

function sinceFact(instant: string): [string, ReactNode] {
  return [t('settings.memberSince'), formatDate(instant)];
}
