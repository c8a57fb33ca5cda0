import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ScreeningQuestion } from '../../../api/jobs/screening-questions.ts';
import { shortField } from '../../platform/ui/filter-row.tsx';
import { jobQuery } from '../../jobs/jobs/job-queries.ts';
import type { ApplicantSearch } from './applicant-search.ts';
import { t } from '../../platform/messages.ts';

type Props = { search: ApplicantSearch; onChange: (change: Record<string, string>) => void };

/** Who answered what: over all jobs those with an answer to look at, in one job also by each of its questions. */
export function AnswerFilter({ search, onChange }: Props) {
  const job = useQuery({ ...jobQuery(search.job ?? ''), enabled: search.job !== undefined }).data;
  const questions = job?.mine?.questions ?? [];
  const question = questions.find(({ id }) => id === search.question);
  return (
    <>
      <NativeSelect
        label={t('applications.answers')}
        maw={220}
        data={[
          { value: '', label: t('applications.anyAnswer') },
          { value: 'flagged', label: t('applications.answersToCheck') },
          ...questions.map(({ id, prompt }) => ({ value: `:${id}`, label: prompt })),
        ]}
        value={search.flagged ? 'flagged' : question ? `:${question.id}` : ''}
        onChange={(event) => {
          const chosen = event.currentTarget.value;
          onChange({
            flagged: chosen === 'flagged' ? 'yes' : '',
            question: chosen.startsWith(':') ? chosen.slice(1) : '',
            answer: '',
            answer_by: '',
          });
        }}
      />
      {question && <Answer key={question.id} question={question} search={search} onChange={onChange} />}
    </>
  );
}

function Answer({ question, search, onChange }: Props & { question: ScreeningQuestion }) {
  const [value, setValue] = useState(search.answer ?? '');
  const by = question.type === 'number' ? 'least' : 'has';
  const send = useDebouncedCallback((answer: string) => onChange({ answer, answer_by: by }), 600);
  if (question.type === 'yes_no' || question.type === 'choice') {
    const options =
      question.type === 'yes_no'
        ? [
            { value: 'Yes', label: t('applications.yes') },
            { value: 'No', label: t('applications.no') },
          ]
        : question.options;
    return (
      <NativeSelect
        label={t('applications.answer')}
        aria-label={t('applications.answerTo', { prompt: question.prompt })}
        data={[{ value: '', label: t('applications.anyAnswer') }, ...options]}
        value={search.answer ?? ''}
        onChange={(event) => onChange({ answer: event.currentTarget.value, answer_by: 'is' })}
      />
    );
  }
  const isNumber = question.type === 'number';
  const { prompt } = question;
  return (
    <TextInput
      label={isNumber ? t('applications.atLeast') : t('applications.wordsInAnswer')}
      aria-label={
        isNumber
          ? t('applications.atLeastAnswerTo', { prompt })
          : t('applications.wordsInAnswerTo', { prompt })
      }
      inputMode={isNumber ? 'decimal' : 'text'}
      className={shortField}
      maxLength={120}
      value={value}
      onChange={(event) => {
        setValue(event.currentTarget.value);
        send(event.currentTarget.value);
      }}
    />
  );
}
