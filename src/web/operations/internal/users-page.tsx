import { Badge, Group, NativeSelect, Table, Text, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PersonRow } from '../../../api/identity/people.ts';
import { roles } from '../../../api/identity/roles.ts';
import { WorkTable } from '../../hiring/recruiter-dashboard/work-table.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { formatDate } from '../../platform/ui/dates.ts';
import { peopleQuery } from './people-queries.ts';
import { PersonActions } from './person-actions.tsx';
import { roleLabels } from '../../identity/role-labels.ts';
import { StaffPage } from './staff-page.tsx';
import { t } from '../../platform/messages.ts';

const columns = [
  { title: t('internalPeople.email') },
  { title: t('internalPeople.role') },
  { title: t('internalPeople.company') },
  { title: t('internalPeople.joined') },
  { title: t('internalPeople.sessions'), number: true },
  { title: t('internalPeople.actions'), narrow: true },
];

/** Every account: find, change the role, suspend, sign out, and mail the verification again. */
export function UsersPage() {
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState('');
  const [q] = useDebouncedValue(typed.trim(), 300);
  const list = useInfiniteQuery(peopleQuery(q, role));
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <StaffPage
      title={t('internalPeople.usersTitle')}
      context={t('internalPeople.usersAbout')}
      list={list}
      filters={
        <>
          <TextInput
            label={t('internalPeople.email')}
            placeholder={t('internalPeople.addressPart')}
            type="search"
            w={{ base: '100%', xs: '18rem' }}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            label={t('internalPeople.role')}
            value={role}
            data={[
              { value: '', label: t('internalPeople.anyRole') },
              ...roles.map((value) => ({ value, label: roleLabels[value] })),
            ]}
            onChange={(event) => setRole(event.currentTarget.value)}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty title={t('internalPeople.noResults')}>{t('internalPeople.noAccountsMatch')}</Empty>
      ) : (
        <WorkTable label={t('internalPeople.users')} columns={columns}>
          {rows.map((person) => (
            <Row key={person.id} person={person} />
          ))}
        </WorkTable>
      )}
    </StaffPage>
  );
}

function Row({ person }: { person: PersonRow }) {
  const { user } = useSession();
  return (
    <Table.Tr>
      <Table.Th scope="row">
        <Group gap="xs">
          {person.email}
          {person.suspended_at && <Badge color="red">{t('internalPeople.suspended')}</Badge>}
          {!person.email_verified && <Badge color="gray">{t('internalPeople.notVerified')}</Badge>}
        </Group>
      </Table.Th>
      <Table.Td data-label={t('internalPeople.role')}>{roleLabels[person.role]}</Table.Td>
      <Table.Td data-label={t('internalPeople.company')}>{person.company ?? '–'}</Table.Td>
      <Table.Td data-label={t('internalPeople.joined')}>{formatDate(person.created_at)}</Table.Td>
      <Table.Td data-label={t('internalPeople.sessions')} data-number>
        {person.sessions}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        {person.id === user?.id ? (
          <Text size="sm" c="dimmed">
            {t('internalPeople.you')}
          </Text>
        ) : (
          <PersonActions person={person} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
