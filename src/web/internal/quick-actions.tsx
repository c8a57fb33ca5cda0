import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { Database, Flag, ScrollText, Users } from 'lucide-react';
import { useSession } from '../shell/session.tsx';
import { TextLink } from '../ui/link-button.tsx';

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
    about: 'Size, queue, work that gave up, backups and their proof.',
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

/** The ways to the tools of internal staff; others see none of them. */
export function QuickActions() {
  const { user } = useSession();
  if (user?.role !== 'internal') return null;
  return (
    <section aria-labelledby="actions">
      <Title order={2} id="actions" mb="md">
        Quick Actions
      </Title>
      <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }}>
        {actions.map(({ to, icon: Icon, title, about }) => (
          <Card key={to} component="section" aria-label={title}>
            <Icon size={20} aria-hidden />
            <TextLink to={to} fw={500} mt="xs">
              {title}
            </TextLink>
            <Text size="sm" c="dimmed">
              {about}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
