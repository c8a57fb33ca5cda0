import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { Archive, ArchiveRestore, ArrowDown, ArrowUp, X } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { t } from '../../platform/messages.ts';
import classes from './company-lists.module.css';
import { type Entry, moved, withRetired } from './list-entries.ts';

/** Changes the entries, and gives the focus to what the reader goes on with, by its `data-focus`. */
type Change<E> = (next: E[], focus: string) => void;

/** How the entries of a list are changed within `area`; `newKey` answers the key of an entry that is added. */
export function useEntryChange<E extends Entry>(set: (next: E[]) => void) {
  const area = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(1);
  const change: Change<E> = (next, focus) => {
    flushSync(() => set(next));
    const wanted = area.current?.querySelector<HTMLElement>(`[data-focus="${CSS.escape(focus)}"]`);
    (wanted ?? area.current?.querySelector<HTMLElement>('[data-focus="add"]'))?.focus();
  };
  const newKey = () => {
    setCount(count + 1);
    return `new ${count}`;
  };
  return { area, change, newKey };
}

/** The buttons of an entry that is offered: up, down, and away from the list. */
export function EntryActions<E extends Entry>(props: {
  entry: E;
  entries: E[];
  isFirst: boolean;
  isLast: boolean;
  onChange: Change<E>;
}) {
  const { entry, entries, isFirst, isLast, onChange } = props;
  const { key, name } = entry;
  const isSaved = entry.id !== undefined;
  const move = (by: -1 | 1, isEnd: boolean) => ({
    variant: 'subtle' as const,
    className: classes.move ?? '',
    'data-focus': `${by} ${key}`,
    'data-disabled': isEnd || undefined,
    'aria-disabled': isEnd,
    onClick: () => !isEnd && onChange(moved(entries, key, by), `${by} ${key}`),
  });
  const away = isSaved ? t('companyLists.retire', { name }) : t('companyLists.remove', { name });
  return (
    <Group gap={2} wrap="nowrap" h={36}>
      <ActionIcon aria-label={t('companyLists.moveUp', { name })} {...move(-1, isFirst)}>
        <ArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon aria-label={t('companyLists.moveDown', { name })} {...move(1, isLast)}>
        <ArrowDown size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={away}
        title={away}
        onClick={() => onChange(withRetired(entries, key, true), `restore ${key}`)}
      >
        {isSaved ? <Archive size={16} aria-hidden /> : <X size={16} aria-hidden />}
      </ActionIcon>
    </Group>
  );
}

/** What is no longer offered, and can be again. */
export function RetiredEntries<E extends Entry>(props: {
  title: string;
  about?: ReactNode;
  entries: E[];
  onChange: Change<E>;
}) {
  const { title, entries, onChange } = props;
  return (
    <section aria-label={title}>
      <Text size="sm" fw={500}>
        {title}
      </Text>
      {props.about && (
        <Text size="xs" c="dimmed">
          {props.about}
        </Text>
      )}
      <ul className={classes.retired}>
        {entries
          .filter(({ retired }) => retired)
          .map(({ key, name }) => (
            <li key={key} className={classes.entry} data-retired>
              <Text size="sm" c="dimmed" className={classes.name ?? ''}>
                {name}
              </Text>
              <Button
                variant="subtle"
                size="compact-sm"
                data-focus={`restore ${key}`}
                leftSection={<ArchiveRestore size={16} aria-hidden />}
                aria-label={t('companyLists.restore', { name })}
                onClick={() => onChange(withRetired(entries, key, false), `name ${key}`)}
              >
                {t('companyLists.restoreShort')}
              </Button>
            </li>
          ))}
      </ul>
    </section>
  );
}
