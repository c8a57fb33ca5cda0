import { Alert, Badge, Button, Card, Group, Skeleton, Stack, Text, Title } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { BuilderContent, TailoringNeed } from '../../../api/candidates/resume-builder.ts';
import { t } from '../../platform/messages.ts';
import { readBackQuery, tailoringQuery } from './builder-queries.ts';
import { LetterCard } from './letter-card.tsx';
import { LineNote } from './line-note.tsx';
import { PredictedCard } from './predicted-card.tsx';
import { withLine, withWord } from './change-content.ts';
import type { Builder } from './use-builder.ts';

/** What a copy could show better for its job, the match that it would have, and a cover letter. */
export function JobPanel({ builder }: { builder: Builder }) {
  const { id, version } = builder.stored;
  const found = useQuery({ ...tailoringQuery(id, version), placeholderData: keepPreviousData });
  const read = useQuery({ ...readBackQuery(id, version, 'pdf'), placeholderData: keepPreviousData });
  const set = (content: BuilderContent) => builder.change({ content });
  return (
    <Stack gap="lg">
      <PredictedCard
        now={read.data?.now ?? null}
        later={read.data?.predicted ?? null}
        isPending={read.isPending}
      />
      {found.isPending && <Skeleton height={160} />}
      {found.isError && <Alert color="red">{found.error.message}</Alert>}
      {found.data && (
        <>
          <Needs needs={found.data.needs} builder={builder} />
          {found.data.model === 'failed' && (
            <Text size="sm" c="dimmed">
              {t('resumeBuilder.model')}
            </Text>
          )}
          {found.data.words.length > 0 && (
            <Card component="section" aria-labelledby="job-words">
              <Title order={2} size="h3" id="job-words">
                {t('resumeBuilder.wordsHeading')}
              </Title>
              <Text size="sm" c="dimmed" mb="sm">
                {t('resumeBuilder.wordsHint')}
              </Text>
              <Stack gap="xs">
                {found.data.words.map((pair) => (
                  <Group key={pair.job} justify="space-between" gap="xs">
                    <Text size="sm">{t('resumeBuilder.wordPair', pair)}</Text>
                    <Button
                      variant="default"
                      size="compact-sm"
                      onClick={() => set(withWord(builder.content, pair.mine, pair.job))}
                    >
                      {t('resumeBuilder.useWord', { job: pair.job })}
                    </Button>
                  </Group>
                ))}
              </Stack>
            </Card>
          )}
          <LetterCard builder={builder} draft={found.data.letter} />
        </>
      )}
    </Stack>
  );
}

function Needs({ needs, builder }: { needs: TailoringNeed[]; builder: Builder }) {
  return (
    <Card component="section" aria-labelledby="job-needs">
      <Title order={2} size="h3" id="job-needs">
        {t('resumeBuilder.needs')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {needs.length === 0 ? t('resumeBuilder.noNeeds') : t('resumeBuilder.needsHint')}
      </Text>
      <Stack gap="md">
        {needs.map((need) => (
          <Need key={need.requirement} need={need} builder={builder} />
        ))}
      </Stack>
    </Card>
  );
}

function Need({ need, builder }: { need: TailoringNeed; builder: Builder }) {
  return (
    <section aria-label={need.requirement}>
      <Group gap="xs" mb={4}>
        <Text fw={600} size="sm">
          {need.requirement}
        </Text>
        <Badge color="gray" size="sm">
          {need.required ? t('resumeBuilder.required') : t('resumeBuilder.desired')}
        </Badge>
      </Group>
      {need.lines.length === 0 && (
        <Text size="sm" c="dimmed">
          {t('resumeBuilder.noLines')}
        </Text>
      )}
      <Stack gap="xs">
        {need.lines.map(({ text, position, suggestion }) => (
          <div key={text}>
            <Text size="sm">{text}</Text>
            <Text size="xs" c="dimmed">
              {[position.title, position.company].filter(Boolean).join(', ')}
            </Text>
            {suggestion && !builder.dismissed.has(suggestion.text) && (
              <LineNote
                suggestion={suggestion}
                onUse={() => builder.change({ content: withLine(builder.content, text, suggestion.text) })}
                onKeep={() => builder.dismiss(suggestion.text)}
              />
            )}
          </div>
        ))}
      </Stack>
    </section>
  );
}
