import { Button } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { MessagesSquare } from 'lucide-react';
import { type RefObject, useMemo, useRef } from 'react';
import { type ThreadList, threadLists } from '../../../api/hiring/messages.ts';
import { LiveApplicants } from '../applications/live-applicants.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { usePageActions } from '../../platform/search/page-actions.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { LinkButton, TextLink } from '../../platform/ui/link-button.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { useLive } from '../../platform/ui/use-live.ts';
import { threadsQuery } from './message-queries.ts';
import { ThreadPane } from './thread-pane.tsx';
import { Threads } from './thread-rows.tsx';
import { searchOf } from './thread-search.ts';
import { useThreadActions } from './use-thread-actions.ts';
import classes from './messages.module.css';
import { t } from '../../platform/messages.ts';

const names: Record<ThreadList, string> = {
  unanswered: t('messages.toAnswer'),
  mine: t('messages.mine'),
  unread: t('messages.unread'),
  snoozed: t('messages.snoozed'),
  scheduled: t('messages.scheduled'),
  all: t('messages.all'),
};

/** The company's inbox: lists of threads with applicants, those that need an answer first, and one thread beside them. */
export function ThreadsPage() {
  const search = useSearch({ strict: false });
  const which = threadLists.find((one) => one === search['which']) ?? 'unanswered';
  const open = typeof search['thread'] === 'string' ? search['thread'] : null;
  const queries = useQueryClient();
  const shares = useSession().user?.company?.shares ?? false;
  const threads = useInfiniteQuery(threadsQuery(which));
  useLive((event) => {
    if (event.type === 'message') void queries.invalidateQueries({ queryKey: ['messages'] });
  });
  const rows = threads.data?.pages.flatMap((page) => page.items) ?? [];
  const unanswered = threads.data?.pages[0]?.unanswered;
  return (
    <div data-wide data-panes className={classes.inbox} data-open={open ?? undefined}>
      <LiveApplicants />
      <section data-pane="list" aria-label={t('messages.threads')}>
        <PageHeader
          title={t('messages.messages')}
          beside
          context={
            unanswered === undefined
              ? '\u00a0'
              : unanswered === 0
                ? t('messages.allAnswered')
                : t('messages.countUnanswered', { count: unanswered })
          }
          action={
            shares && (
              <LinkButton variant="default" size="compact-sm" to="/recruiter/templates">
                {t('messages.templates')}
              </LinkButton>
            )
          }
        />
        <WhichThreads which={which} />
        <Threads which={which} open={open} />
      </section>
      <section data-pane="thread" aria-label={t('messages.thread')}>
        {open === null ? (
          <Empty title={t('messages.noThreadChosen')} icon={<MessagesSquare size={32} strokeWidth={1.5} />}>
            {t('messages.chooseThread')}
          </Empty>
        ) : (
          <OpenThread key={open} id={open} which={which} rows={rows} />
        )}
      </section>
    </div>
  );
}

type Row = Parameters<typeof ThreadPane>[0]['row'];

/** The thread that is open, and the keys that go from one to the next. */
function OpenThread({ id, which, rows }: { id: string; which: ThreadList; rows: NonNullable<Row>[] }) {
  const field = useRef<HTMLTextAreaElement>(null);
  const actions = useThreadActions(id);
  useThreadKeys({ id, which, rows, field, settle: actions.settle.mutate });
  return (
    <>
      <TextLink size="sm" className={classes.back ?? ''} to="/recruiter/messages" search={searchOf(which)}>
        {t('messages.backToThreads')}
      </TextLink>
      <ThreadPane
        id={id}
        row={rows.find((row) => row.application_id === id)}
        field={field}
        actions={actions}
      />
    </>
  );
}

function useThreadKeys(props: {
  id: string;
  which: ThreadList;
  rows: NonNullable<Row>[];
  field: RefObject<HTMLTextAreaElement | null>;
  settle: () => void;
}) {
  const { id, which, rows, field, settle } = props;
  const navigate = useNavigate();
  const [isOn] = useLocalStorage({ key: 'tenon-review-keys', defaultValue: true });
  const at = rows.findIndex((row) => row.application_id === id);
  const go = (row: Row) =>
    row &&
    void navigate({ to: '/recruiter/messages', search: searchOf(which, row.application_id), replace: true });
  const next = () => go(rows[at + 1]);
  const previous = () => go(rows[at - 1]);
  const write = () => field.current?.focus();
  useHotkeys(
    isOn
      ? [
          ['j', next],
          ['k', previous],
          ['e', settle],
          ['r', write],
        ]
      : [],
  );
  usePageActions(
    useMemo(
      () => [
        { key: 'J', label: t('messages.nextThread') },
        { key: 'K', label: t('messages.previousThread') },
        { key: 'E', label: t('messages.noReplyNeeded') },
        { key: 'R', label: t('messages.write') },
      ],
      [],
    ),
  );
}

function WhichThreads({ which }: { which: ThreadList }) {
  const navigate = useNavigate();
  return (
    <fieldset className={classes.filters} aria-label={t('messages.whichMessages')}>
      {threadLists.map((name) => (
        <Button
          key={name}
          size="compact-sm"
          variant={name === which ? 'light' : 'subtle'}
          color={name === which ? 'accent' : 'gray'}
          aria-pressed={name === which}
          onClick={() => void navigate({ to: '/recruiter/messages', search: searchOf(name), replace: true })}
        >
          {names[name]}
        </Button>
      ))}
    </fieldset>
  );
}
