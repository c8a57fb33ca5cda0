import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { Database, Flag, Rss, ScrollText, Users } from 'lucide-react';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { t } from '../../platform/messages.ts';

const actions = [
  {
    to: '/internal/users',
    icon: Users,
    title: t('internalPeople.usersTitle'),
    about: t('internalWork.usersAction'),
  },
  {
    to: '/internal/database',
    icon: Database,
    title: t('internalWork.databaseTitle'),
    about: t('internalWork.databaseAction'),
  },
  {
    to: '/internal/logs',
    icon: ScrollText,
    title: t('internalWork.logsTitle'),
    about: t('internalWork.logsAction'),
  },
  {
    to: '/internal/moderation',
    icon: Flag,
    title: t('internalPeople.moderationTitle'),
    about: t('internalWork.moderationAction'),
  },
  {
    to: '/internal/boards',
    icon: Rss,
    title: t('jobBoards.staffTitle'),
    about: t('jobBoards.staffAction'),
  },
] as const;

/** The ways to the tools of internal staff; others read what these are for. */
export function QuickActions() {
  const { user } = useSession();
  const isInternal = user?.role === 'internal';
  return (
    <section aria-labelledby="actions">
      <Title order={2} id="actions" mb="md">
        {t('internalWork.quickActions')}
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
              {about} {!isInternal && t('internalWork.internalOnly')}
            </Text>
          </Card>
        ))}
      </SimpleGrid>
    </section>
  );
}
