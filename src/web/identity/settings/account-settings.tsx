import { Anchor, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Role } from '../../../api/identity/roles.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';

const roleLabels: Record<Role, string> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  admin: 'Administrator',
  internal: 'Internal staff',
};

/** Who one is here. */
export function AccountSettings() {
  const { user } = useSession();
  if (!user) return null;
  const facts: [string, ReactNode][] = [
    ['Email', user.email || '…'],
    ['Role', roleLabels[user.role]],
    ...(user.company ? [companyFact(user.company.name)] : []),
    ...(user.created_at ? [sinceFact(user.created_at)] : []),
  ];
  return (
    <SettingsSection id="account" title="Account Settings">
      <dl className={classes.facts}>
        {facts.map(([name, value]) => (
          <div key={name} className={classes.fact}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Text size="sm" c="dimmed">
        Role and email are read-only here. Changing the role requires{' '}
        <TextLink to="/contact" inherit underline="always">
          contacting support
        </TextLink>
        ; the email you can change{' '}
        <Anchor href="#email" inherit underline="always">
          below
        </Anchor>{' '}
        yourself, with your password and both addresses.
      </Text>
    </SettingsSection>
  );
}

function companyFact(name: string): [string, ReactNode] {
  const link = (
    <TextLink to="/settings/company" inherit underline="always">
      {name}
    </TextLink>
  );
  return ['Company', link];
}

function sinceFact(instant: string): [string, ReactNode] {
  return ['Member since', formatDate(instant)];
}
