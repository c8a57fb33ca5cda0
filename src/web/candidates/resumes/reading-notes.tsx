import { Alert, Stack, Text } from '@mantine/core';
import { EyeOff, TriangleAlert } from 'lucide-react';
import type { ResumeReading } from '../../../api/candidates/resumes.ts';
import { hiddenWords } from './reading-labels.ts';

/** What a person should know of how the file was read: text that nobody can see in it, and warnings. */
export function ReadingNotes({ hidden, warnings }: Pick<ResumeReading, 'hidden' | 'warnings'>) {
  // Hidden text is told with its words: not a second time.
  const others = warnings.filter(({ code }) => code !== 'hidden_text' || hidden.length === 0);
  if (hidden.length === 0 && others.length === 0) return null;
  return (
    <Stack gap="sm" mb="lg">
      {hidden.length > 0 && (
        <Alert
          variant="default"
          icon={<EyeOff size={20} aria-hidden />}
          title="This file contains hidden text"
        >
          <Text size="sm">
            We ignored it, and it doesn’t affect any score. Employers see this note too. If you didn’t put it
            there, save the file again from your word processor.
          </Text>
          <ul>
            {hidden.map((item, index) => (
              <Text component="li" size="sm" key={index} style={{ overflowWrap: 'anywhere' }}>
                <q>{item.text}</q>, page {item.page}, {hiddenWords(item.reason)}
              </Text>
            ))}
          </ul>
        </Alert>
      )}
      {others.length > 0 && (
        <Alert
          variant="default"
          icon={<TriangleAlert size={20} aria-hidden />}
          title="Please check what we found"
        >
          {others.map((warning) => (
            <Text size="sm" key={`${warning.code} ${warning.message}`}>
              {warning.message}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
