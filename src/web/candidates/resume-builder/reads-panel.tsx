import { Alert, NativeSelect, Skeleton, Stack, Table, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ExportFormat, exportFormat } from '../../../api/candidates/tailored-resumes.ts';
import type { ReadBackValue } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';
import { readBackQuery } from './builder-queries.ts';
import { fileFormats } from '../tailored-resumes/file-formats.ts';
import type { Builder } from './use-builder.ts';

/** What an employer's software reads in the file, with every difference first. */
export function ReadsPanel({ builder }: { builder: Builder }) {
  const { id, version } = builder.stored;
  const [format, setFormat] = useState<ExportFormat>('pdf');
  const read = useQuery({ ...readBackQuery(id, version, format), placeholderData: keepPreviousData });
  const values = read.data?.values ?? [];
  const lost = values.filter(({ same }) => !same);
  return (
    <Stack gap="md">
      <div>
        <Title order={2} size="h3">
          {t('resumeBuilder.reads')}
        </Title>
        <Text size="sm" c="dimmed">
          {t('resumeBuilder.readsHint')}
        </Text>
      </div>
      <NativeSelect
        label={t('resumeBuilder.format')}
        maw="14rem"
        value={format}
        data={fileFormats.map(([value, label]) => ({ value, label }))}
        onChange={(event) => setFormat(exportFormat.parse(event.currentTarget.value))}
      />
      {read.isPending && <Skeleton height={200} />}
      {read.isError && <Alert color="red">{read.error.message}</Alert>}
      {read.data && !read.data.readable && <Alert color="orange">{t('resumeBuilder.readsNot')}</Alert>}
      {read.data?.readable && (
        <>
          <Text fw={600} component="output">
            {t('resumeBuilder.readsCount', { same: values.length - lost.length, all: values.length })}
          </Text>
          <Text size="sm">
            {lost.length === 0
              ? t('resumeBuilder.readsAll')
              : t('resumeBuilder.readsSome', { count: lost.length })}
          </Text>
          <Values values={[...lost, ...values.filter(({ same }) => same)]} />
        </>
      )}
    </Stack>
  );
}

function Values({ values }: { values: ReadBackValue[] }) {
  return (
    <Table verticalSpacing={6} fz="sm">
      <Table.Thead>
        <Table.Tr>
          <Table.Th>{t('resumeBuilder.wrote')}</Table.Th>
          <Table.Th>{t('resumeBuilder.read')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {values.map((value, index) => (
          <Table.Tr key={index}>
            <Table.Td>{value.value}</Table.Td>
            <Table.Td>
              <Text span size="sm" fw={value.same ? 400 : 600} c={value.same ? 'dimmed' : undefined}>
                {value.read ?? t('resumeBuilder.readsNothing')}
              </Text>
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
