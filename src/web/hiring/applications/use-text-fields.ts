import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useEffect, useRef } from 'react';
import { addToDraft } from './add-to-draft.ts';
import type { ApplicantTab } from './applicant-tab.ts';
import { t } from '../../platform/messages.ts';

/** Where notes and messages are typed. */
export type Fields = Record<'note' | 'message', RefObject<HTMLTextAreaElement | null>>;

const tabOf = { note: 'notes', message: 'messages' } as const;

/** Opens the part of the page in which a note or a message is written, and puts the cursor there. */
export function useTextFields(tab: ApplicantTab, setTab: (tab: ApplicantTab) => void) {
  const queries = useQueryClient();
  const note = useRef<HTMLTextAreaElement>(null);
  const message = useRef<HTMLTextAreaElement>(null);
  const wanted = useRef<keyof Fields | null>(null);
  useEffect(() => {
    if (wanted.current === null || tab !== tabOf[wanted.current]) return;
    const field = wanted.current === 'note' ? note : message;
    wanted.current = null;
    field.current?.focus();
  }, [tab]);
  function open(name: keyof Fields): void {
    if (tab === tabOf[name]) return (name === 'note' ? note : message).current?.focus();
    wanted.current = name;
    setTab(tabOf[name]);
  }
  const write = {
    note: () => open('note'),
    message: () => open('message'),
    /** Begins a message that asks about a requirement, behind whatever is typed already. */
    ask: (id: string, requirement: string) => {
      addToDraft(queries, `message ${id}`, 'body', t('applications.askText', { requirement }));
      open('message');
    },
  };
  return { fields: { note, message }, write };
}

/** Ways to write about or to an applicant. */
export type Writing = ReturnType<typeof useTextFields>['write'];
