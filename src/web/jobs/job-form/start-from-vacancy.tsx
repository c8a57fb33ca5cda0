import { Alert, Button, FileButton, Group, Stack, Text, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { type KeyboardEvent, useState } from 'react';
import { typedAddress } from '../../../api/jobs/added-jobs.ts';
import { jobProposalsApi } from '../../../api/jobs/job-proposals.ts';
import type { ReadVacancy } from '../../../api/jobs/job-proposals.ts';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { useFileDrop } from '../../platform/ui/use-file-drop.ts';
import type { JobFormValues } from './job-form-values.ts';
import { ProposalList } from './proposal-list.tsx';
import classes from './proposal-list.module.css';
import { proposalsOfVacancy } from './proposals.ts';

/** Reads a vacancy that stands elsewhere, by its address or from a file, and proposes what it says. Nothing enters the form by itself. */
export function StartFromVacancy({ form }: { form: UseFormReturnType<JobFormValues> }) {
  const vacancy = useVacancy();
  const { reading } = vacancy;
  const { over, handlers } = useFileDrop((dropped) => {
    const [file] = dropped.files;
    if (file) reading.mutate({ file });
  });
  const { data, error } = reading;
  const problem = error
    ? t('jobProposals.readFailed', { message: error.message })
    : (data?.answer.problem ?? null);
  return (
    <Stack gap="xs">
      <section
        className={classes.drop}
        data-over={over}
        aria-label={t('jobProposals.startFrom')}
        {...handlers}
      >
        <Text fw={500} size="sm">
          {t('jobProposals.startFrom')}
        </Text>
        <Text size="xs" c="dimmed" mb="xs">
          {over ? t('jobProposals.dropHere') : t('jobProposals.aboutStart')}
        </Text>
        <Doors {...vacancy} />
      </section>
      <div aria-live="polite">
        {problem !== null && (
          <Alert color="yellow" variant="light">
            {problem}
          </Alert>
        )}
      </div>
      {data?.answer.vacancy && (
        <Found key={data.at} vacancy={data.answer.vacancy} form={form} onClose={reading.reset} />
      )}
    </Stack>
  );
}

/** The two ways in: an address, or a file. */
function Doors({ reading, url, setUrl, mistake, readAddress }: ReturnType<typeof useVacancy>) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    readAddress();
  };
  return (
    <Group gap="xs" align="flex-start">
      <TextInput
        className={classes.address}
        id="vacancy-address"
        type="url"
        aria-label={t('jobProposals.address')}
        placeholder="https://"
        autoComplete="off"
        value={url}
        error={mistake}
        onChange={(event) => setUrl(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <Button
        variant="default"
        loading={reading.isPending && reading.variables.file === undefined}
        onClick={readAddress}
      >
        {t('jobProposals.read')}
      </Button>
      <FileButton
        inputProps={reselectFile}
        accept=".pdf,.doc,.docx,.txt,.md"
        onChange={(file) => file && reading.mutate({ file })}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={reading.isPending && reading.variables.file !== undefined}
          >
            {t('jobProposals.chooseFile')}
          </Button>
        )}
      </FileButton>
    </Group>
  );
}

function Found(props: { vacancy: ReadVacancy; form: UseFormReturnType<JobFormValues>; onClose: () => void }) {
  return (
    <ProposalList
      form={props.form}
      isNew
      title={t('jobProposals.foundInVacancy')}
      note={
        props.vacancy.cut && (
          <Text size="xs" c="dimmed" px="sm" pb="xs">
            {t('jobProposals.cut')}
          </Text>
        )
      }
      proposals={proposalsOfVacancy(props.vacancy)}
      onClose={props.onClose}
    />
  );
}

function useVacancy() {
  const [url, setUrlTyped] = useState('');
  const [mistake, setMistake] = useState<string | null>(null);
  const reading = useMutation({
    mutationFn: async ({ file }: { file?: File }) => {
      const answer = file
        ? await call(jobProposalsApi.readVacancyFile, { body: file })
        : await call(jobProposalsApi.readVacancyAddress, { body: { url } });
      return { answer, at: performance.now() };
    },
  });
  const setUrl = (typed: string) => {
    setUrlTyped(typed);
    setMistake(null);
  };
  const readAddress = () => {
    const issue = issueIn(typedAddress, url);
    setMistake(issue);
    if (issue === null) reading.mutate({});
  };
  return { reading, url, setUrl, mistake, readAddress };
}
