import { Text } from '@mantine/core';
import type { Role } from '../../api/roles.ts';
import { useSession } from '../shell/session.tsx';
import { formatDate } from '../ui/format.ts';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';

const roleWords: Record<Role, string> = {
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
  const facts = [
    ['Email', user.email || '…'],
    ['Role', roleWords[user.role]],
    ...(user.company ? [['Company', user.company.name]] : []),
    ...(user.created_at ? [['Member since', formatDate(user.created_at)]] : []),
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
        Your role cannot be changed here. Changing it requires contacting support.
      </Text>
    </SettingsSection>
  );
}
