import { Alert, Stack, Text } from '@mantine/core';
import { EyeOff, TriangleAlert } from 'lucide-react';
import type { ResumeReading } from '../../../api/candidates/resumes.ts';
import { hiddenTextLabel } from './reading-labels.ts';
import { rich, t } from '../../platform/messages.ts';

/** What a person should know of how the file was read: text that nobody can see in it, and warnings. */
export function ReadingNotes({ hidden, warnings }: Pick<ResumeReading, 'hidden' | 'warnings'>) {
  // Hidden text is told with its words: not a second time.
  const others = warnings.filter(({ code }) => code !== 'hidden_text' || hidden.length === 0);
  if (hidden.length === 0 && others.length === 0) return null;
  return (
    <Stack gap="sm" mb="lg">
      {hidden.length > 0 && (
        <Alert variant="default" icon={<EyeOff size={20} aria-hidden />} title={t('resumes.hiddenText')}>
          <Text size="sm">{t('resumes.hiddenTextHint')}</Text>
          <ul>
            {hidden.map((item, index) => (
              <Text component="li" size="sm" key={index} style={{ overflowWrap: 'anywhere' }}>
                {rich('resumes.hiddenItem', {
                  text: item.text,
                  page: item.page,
                  reason: hiddenTextLabel(item.reason),
                  q: (text) => <q>{text}</q>,
                })}
              </Text>
            ))}
          </ul>
        </Alert>
      )}
      {others.length > 0 && (
        <Alert
          variant="default"
          icon={<TriangleAlert size={20} aria-hidden />}
          title={t('resumes.checkFindings')}
        >
          {others.map(({ code, message }) => (
            <Text size="sm" key={code}>
              {message}
            </Text>
          ))}
        </Alert>
      )}
    </Stack>
  );
}
