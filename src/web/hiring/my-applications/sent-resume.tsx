import { Stack, Text } from '@mantine/core';
import type { MyApplication } from '../../../api/hiring/applications.ts';
import { givenAnswer } from '../../jobs/jobs/job-labels.ts';
import { t } from '../../platform/messages.ts';

/** The words of an application as they were sent: the cover note and the answers, each below its question. */
export function SentText({ cover_note: note, answers }: Pick<MyApplication, 'cover_note' | 'answers'>) {
  const parts = answers.map(({ prompt, answer }) => ({ name: prompt, words: givenAnswer(answer) }));
  parts.unshift({
    name: t('myApplications.coverNote'),
    words: note === '' ? t('myApplications.none') : note,
  });
  return (
    <Stack gap="sm" maw="75ch" style={{ overflowWrap: 'anywhere' }}>
      {parts.map(({ name, words }, index) => (
        <div key={index}>
          <Text size="sm" fw={500}>
            {name}
          </Text>
          <Text size="sm" style={{ whiteSpace: 'pre-line' }}>
            {words === '' ? t('myApplications.notAnswered') : words}
          </Text>
        </div>
      ))}
    </Stack>
  );
}
