import { ActionIcon, NativeSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { ArrowUp, X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { t } from '../../platform/messages.ts';
import classes from './offers.module.css';

/** Somebody who approves offers. */
export type Approver = { id: string; name: string };

/** Who approves, one after the other: added, moved up and taken out. `without` is not offered. */
export function ApproverOrder(props: {
  people: Approver[];
  without?: string | undefined;
  error: ReactNode;
  about: string;
  onChange: (next: Approver[]) => void;
}) {
  const { people, without, error, about } = props;
  const area = useRef<HTMLDivElement>(null);
  const members = useQuery(membersQuery).data?.items ?? [];
  const others = members.filter(({ id }) => id !== without && !people.some((person) => person.id === id));
  /** Changes who approves; the focus goes on to the choice of another. */
  function change(next: Approver[]) {
    flushSync(() => props.onChange(next));
    area.current?.querySelector('select')?.focus();
  }
  return (
    <Stack gap="xs" ref={area}>
      {people.length > 0 && <Order people={people} onChange={change} />}
      <NativeSelect
        maw="28rem"
        label={t('offers.addApprover')}
        description={about}
        error={error}
        data={[
          { value: '', label: t('offers.chooseColleague') },
          ...others.map(({ id, name }) => ({ value: id, label: name })),
        ]}
        value=""
        onChange={(event) => {
          const person = others.find(({ id }) => id === event.currentTarget.value);
          if (person) change([...people, { id: person.id, name: person.name }]);
        }}
      />
    </Stack>
  );
}

function Order({ people, onChange }: { people: Approver[]; onChange: (next: Approver[]) => void }) {
  function moveUp(at: number, person: Approver) {
    const others = people.filter(({ id }) => id !== person.id);
    onChange(others.toSpliced(at - 1, 0, person));
  }
  return (
    <ol className={classes.people} aria-label={t('offers.approvers')}>
      {people.map((person, at) => (
        <li key={person.id}>
          <span aria-hidden>{at + 1}</span>
          <span className={classes.name}>{person.name}</span>
          {at > 0 && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('offers.moveUp', { name: person.name })}
              onClick={() => moveUp(at, person)}
            >
              <ArrowUp size={16} aria-hidden />
            </ActionIcon>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            aria-label={t('offers.removeApprover', { name: person.name })}
            onClick={() => onChange(people.filter(({ id }) => id !== person.id))}
          >
            <X size={16} aria-hidden />
          </ActionIcon>
        </li>
      ))}
    </ol>
  );
}
