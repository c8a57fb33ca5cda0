import { Card, Radio, Stack, Text, Title, useMantineColorScheme } from '@mantine/core';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/InlineInput.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import type { Role } from '../../api/roles.ts';
import { useSession } from '../shell/session.tsx';
import { formatDate } from '../ui/format.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { EmailSettings } from './email-settings.tsx';
import { PasswordSettings } from './password-settings.tsx';
import { SessionsSettings } from './sessions-settings.tsx';
import classes from './settings.module.css';

const roleWords: Record<Role, string> = {
  candidate: 'Candidate',
  recruiter: 'Recruiter',
  hiring_manager: 'Hiring manager',
  admin: 'Administrator',
  internal: 'Internal staff',
};
const schemes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'As the system is' },
] as const;

/** The account as it stands, its password, where it is signed in, and how the program looks in this browser. */
export function SettingsPage() {
  return (
    <div className={classes.page}>
      <PageHeader title="Settings" context="Your account, and how Tenon looks in this browser." />
      <Stack gap="lg">
        <AccountSettings />
        <EmailSettings />
        <PasswordSettings />
        <SessionsSettings />
        <Appearance />
      </Stack>
    </div>
  );
}

function AccountSettings() {
  const { user } = useSession();
  if (!user) return null;
  const facts = [
    ['Email', user.email || '…'],
    ['Role', roleWords[user.role]],
    ...(user.company ? [['Company', user.company.name]] : []),
    ...(user.created_at ? [['Member since', formatDate(user.created_at)]] : []),
  ];
  return (
    <Card component="section" padding="lg" aria-labelledby="account">
      <Title order={2} id="account">
        Account Settings
      </Title>
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
    </Card>
  );
}

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <Card component="section" padding="lg" aria-labelledby="appearance">
      <Title order={2} id="appearance" mb="sm">
        Appearance
      </Title>
      <Radio.Group
        label="Theme"
        value={colorScheme}
        onChange={(value) =>
          setColorScheme(schemes.find((scheme) => scheme.value === value)?.value ?? 'auto')
        }
      >
        <Stack gap="xs" mt="xs">
          {schemes.map(({ value, label }) => (
            <Radio key={value} value={value} label={label} />
          ))}
        </Stack>
      </Radio.Group>
    </Card>
  );
}
