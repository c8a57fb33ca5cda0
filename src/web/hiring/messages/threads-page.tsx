import { Badge, Card, Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessageSquare } from 'lucide-react';
import type { ThreadRow } from '../../../api/hiring/messages.ts';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo } from '../../platform/ui/dates.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { ShowMore } from '../../platform/ui/show-more.tsx';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { threadsQuery } from './message-queries.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

type Which = 'unanswered' | 'all';

/** The company's messages with applicants: those that wait for an answer first. */
export function ThreadsPage() {
  const { which: asked } = useSearch({ strict: false });
  const which = asked === 'all' ? 'all' : 'unanswered';
  const queries = useQueryClient();
  const shares = useSession().user?.company?.shares ?? false;
  const threads = useInfiniteQuery(threadsQuery(which));
  useLive((event) => {
    if (event.type === 'message') void queries.invalidateQueries({ queryKey: ['messages'] });
  });
  const unanswered = threads.data?.pages[0]?.unanswered;
  return (
    <>
      <LiveApplicants />
      <PageHeader
        title={t('messages.messages')}
        back={
          <TextLink to="/recruiter" size="sm">
            {t('messages.dashboard')}
          </TextLink>
        }
        context={
          unanswered !== undefined &&
          (unanswered === 0
            ? t('messages.allAnswered')
            : t('messages.countUnanswered', { count: unanswered }))
        }
        action={
          shares && (
            <LinkButton variant="default" to="/recruiter/templates">
              {t('messages.templates')}
            </LinkButton>
          )
        }
      />
      <WhichThreads which={which} />
      <Threads which={which} />
      <ShowMore list={threads} />
    </>
  );
}

function WhichThreads({ which }: { which: Which }) {
  const navigate = useNavigate();
  return (
    <SegmentedControl
      mb="md"
      aria-label={t('messages.whichMessages')}
      data={[
        { value: 'unanswered', label: t('messages.unanswered') },
        { value: 'all', label: t('messages.all') },
      ]}
      value={which}
      onChange={(value) =>
        void navigate({
          to: '/recruiter/messages',
          search: value === 'all' ? { which: 'all' } : {},
          replace: true,
        })
      }
    />
  );
}

function Threads({ which }: { which: Which }) {
  const threads = useInfiniteQuery(threadsQuery(which));
  const rows = threads.data?.pages.flatMap((page) => page.items) ?? [];
  if (threads.isPending) return <SkeletonList rows={5} height={56} />;
  if (threads.isError && rows.length === 0) {
    return (
      <ErrorView
        title={t('messages.threadsFailed')}
        error={threads.error}
        onRetry={() => void threads.refetch()}
      />
    );
  }
  if (rows.length === 0)
    return (
      <Empty
        icon={<MessageSquare size={20} />}
        title={which === 'all' ? t('messages.noneYet') : t('messages.nothingToAnswer')}
      >
        {t('messages.howToStart')}
      </Empty>
    );
  return (
    <Card>
      <ul className={classes.threads}>
        {rows.map((row) => (
          <Thread key={row.application_id} row={row} />
        ))}
      </ul>
    </Card>
  );
}

function Thread({ row }: { row: ThreadRow }) {
  const summary = row.summary || t('messages.hidden');
  return (
    <li>
      <Group justify="space-between" gap="xs" align="flex-start">
        <Stack gap={2} flex="1 1 16rem" miw={0}>
          <TextLink
            fw={500}
            size="sm"
            to="/applicants/$id"
            params={{ id: row.application_id }}
            hash="messages"
          >
            {row.name}
          </TextLink>
          <Text size="xs" c="dimmed">
            {row.job_title}
          </Text>
          <Text size="sm" lineClamp={2}>
            {row.last_from_us ? t('messages.youWrote', { text: summary }) : summary}
          </Text>
        </Stack>
        <Group gap="xs">
          {row.waiting_since !== null && <Badge color="yellow">{t('messages.unanswered')}</Badge>}
          <Text size="xs" c="dimmed">
            {formatAgo(row.last_at)}
          </Text>
        </Group>
      </Group>
    </li>
  );
}
