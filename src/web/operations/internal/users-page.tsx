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
import { PersonActs } from './person-acts.tsx';
import { roleLabels } from './role-labels.ts';
import { StaffPage } from './staff-page.tsx';

const columns = [
  { title: 'Email' },
  { title: 'Role' },
  { title: 'Company' },
  { title: 'Joined' },
  { title: 'Sessions', number: true },
  { title: 'Actions', narrow: true },
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
      title="User Management"
      context="Changes take effect with the person’s next request and are logged."
      list={list}
      filters={
        <>
          <TextInput
            label="Email"
            placeholder="Any part of the address"
            type="search"
            w={{ base: '100%', xs: '18rem' }}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <NativeSelect
            label="Role"
            value={role}
            data={[
              { value: '', label: 'Any role' },
              ...roles.map((value) => ({ value, label: roleLabels[value] })),
            ]}
            onChange={(event) => setRole(event.currentTarget.value)}
          />
        </>
      }
    >
      {rows.length === 0 ? (
        <Empty title="No results">No accounts match.</Empty>
      ) : (
        <WorkTable label="Users" columns={columns}>
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
          {person.suspended_at && <Badge color="red">Suspended</Badge>}
          {!person.email_verified && <Badge color="gray">Not verified</Badge>}
        </Group>
      </Table.Th>
      <Table.Td data-label="Role">{roleLabels[person.role]}</Table.Td>
      <Table.Td data-label="Company">{person.company ?? '–'}</Table.Td>
      <Table.Td data-label="Joined">{formatDate(person.created_at)}</Table.Td>
      <Table.Td data-label="Sessions" data-number>
        {person.sessions}
      </Table.Td>
      <Table.Td data-narrow data-whole>
        {person.id === user?.id ? (
          <Text size="sm" c="dimmed">
            You
          </Text>
        ) : (
          <PersonActs person={person} />
        )}
      </Table.Td>
    </Table.Tr>
  );
}
