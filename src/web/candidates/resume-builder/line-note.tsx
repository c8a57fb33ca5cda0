import { Badge, Button, Group, Text } from '@mantine/core';
import type { TailoringNeed } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';
import { DiffText } from '../tailored-resumes/diff-text.tsx';
import classes from './builder.module.css';

type Suggestion = NonNullable<TailoringNeed['lines'][number]['suggestion']>;

/** A better wording of a line for the job, inside the line that it changes. */
export function LineNote(props: { suggestion: Suggestion; onUse: () => void; onKeep: () => void }) {
  const { suggestion } = props;
  return (
    <div className={classes.note}>
      <Group gap="xs" justify="space-between">
        <Text size="xs" fw={600}>
          {t('resumeBuilder.suggested')}
        </Text>
        {suggestion.writer === 'model' && (
          <Badge color="gray" size="xs">
            {t('tailoredResumes.writtenByAi')}
          </Badge>
        )}
      </Group>
      <Text size="sm" component="div">
        <DiffText parts={suggestion.diff} />
      </Text>
      <Text size="xs" c="dimmed">
        {suggestion.reasons.join(' ')}
      </Text>
      <Group gap="xs">
        <Button
          size="compact-sm"
          onClick={props.onUse}
          aria-label={t('tailoredResumes.acceptText', { text: suggestion.text })}
        >
          {t('resumeBuilder.use')}
        </Button>
        <Button size="compact-sm" variant="subtle" onClick={props.onKeep}>
          {t('resumeBuilder.keep')}
        </Button>
      </Group>
    </div>
  );
}
