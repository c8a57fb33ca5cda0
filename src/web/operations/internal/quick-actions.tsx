import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { Database, Flag, ScrollText, Users } from 'lucide-react';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';

const actions = [
  {
    to: '/internal/users',
    icon: Users,
    title: 'User Management',
    about: 'Find accounts, change roles, suspend, sign out, verify.',
  },
  {
    to: '/internal/database',
    icon: Database,
    title: 'Database Operations',
    about: 'Size, queue, failed tasks, and verified backups.',
  },
  {
    to: '/internal/logs',
    icon: ScrollText,
    title: 'System Logs',
    about: 'Who did what, and what failed.',
  },
  {
    to: '/internal/moderation',
    icon: Flag,
    title: 'Moderation',
    about: 'Reported jobs, and messages to this site.',
  },
] as const;

/** The ways to the tools of internal staff; others read what these are for. */
export function QuickActions() {
  const { user } = useSession();
  const isInternal = user?.role === 'internal';
  return (
    <section aria-labelledby="actions">
      <Title order={2} id="actions" mb="md">
        Quick Actions
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing={{ base: 'xs', sm: 'lg' }}>
        {actions.map(({ to, icon: Icon, title, about }) => (
          <Card key={to} component="section" aria-label={title}>
            <Icon size={20} aria-hidden />
            {isInternal ? (
              <TextLink to={to} fw={500} mt="xs">
                {title}
              </TextLink>
            ) : (
              <Text fw={500} mt="xs">
                {title}
              </Text>
            )}
            <Text size="sm" c="dimmed">
              {about} {!isInternal && 'Internal role only.'}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
