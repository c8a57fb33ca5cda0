import { TextInput } from '@mantine/core';
import { Link, useRouter } from '@tanstack/react-router';
import { Search } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { addressOf, findSections, groups, type Section } from './section-list.ts';
import classes from './settings.module.css';
import { t } from '../../platform/messages.ts';

/** The menu of Settings with its search: Enter opens the first that is found, the arrow keys go through them. */
export function SettingsMenu({ shown, current }: { shown: Section[]; current: string | undefined }) {
  const [text, setText] = useState('');
  const { history } = useRouter();
  const isSearching = text.trim() !== '';
  const found = isSearching ? findSections(text, shown) : [];
  function openFirst() {
    const [first] = found;
    if (!first) return;
    setText('');
    history.push(addressOf(first));
  }
  return (
    <nav aria-label={t('settings.settings')} className={classes.menu}>
      <search>
        <TextInput
          type="search"
          aria-label={t('settings.find')}
          placeholder={t('settings.find')}
          leftSection={<Search size={16} aria-hidden />}
          maxLength={100}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Escape') setText('');
            else if (event.key === 'Enter') openFirst();
            else moveFocus(event);
          }}
        />
      </search>
      <output className={classes.count}>{isSearching && t('settings.found', { count: found.length })}</output>
      {isSearching ? (
        <Entries of={found} current={current} label={t('settings.results')} onOpen={() => setText('')} />
      ) : (
        groups.map((group) => {
          const entries = shown.filter((section) => section.group === group);
          return (
            entries.length > 0 && (
              <div key={group} className={classes.group}>
                <span className={classes.groupName} aria-hidden>
                  {group}
                </span>
                <Entries of={entries} current={current} label={group} />
              </div>
            )
          );
        })
      )}
    </nav>
  );
}

function Entries(props: { of: Section[]; current: string | undefined; label: string; onOpen?: () => void }) {
  return (
    <ul aria-label={props.label} className={classes.entries}>
      {props.of.map((section) => (
        <li key={section.id}>
          <Link
            to={section.elsewhere ?? '/settings/$section'}
            params={{ section: section.id }}
            className={classes.entry}
            aria-current={section.id === props.current ? 'page' : undefined}
            onClick={props.onOpen}
            onKeyDown={moveFocus}
          >
            {section.title}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** The arrow keys move between the search and the entries. */
function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step === undefined) return;
  const stops = [...(event.currentTarget.closest('nav')?.querySelectorAll<HTMLElement>('input, a') ?? [])];
  const next = stops[stops.indexOf(event.currentTarget) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
