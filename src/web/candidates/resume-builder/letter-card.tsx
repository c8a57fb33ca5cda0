import { Button, Card, Group, List, Text, Textarea, Title } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { keepPreviousData } from '@tanstack/react-query';
import { t } from '../../platform/messages.ts';
import { toast } from '../../platform/ui/toast.ts';
import { letterQuery } from './builder-queries.ts';
import type { Builder } from './use-builder.ts';

/** The cover letter of a copy: made of the person's own lines, edited freely, with what of it rests on nothing but their word. */
export function LetterCard({ builder, draft }: { builder: Builder; draft: string }) {
  const { letter, stored, change } = builder;
  const checked = useQuery({
    ...letterQuery(stored.id, stored.letter),
    enabled: stored.letter !== '',
    placeholderData: keepPreviousData,
  });
  const copy = useMutation({
    mutationFn: () => navigator.clipboard.writeText(letter),
    onSuccess: () => toast.success(t('resumeBuilder.copied')),
    onError: (error) => toast.error(error.message),
  });
  const own = checked.data?.sentences.filter(({ basis }) => basis === 'own') ?? [];
  return (
    <Card component="section" aria-labelledby="cover-letter">
      <Title order={2} size="h3" id="cover-letter">
        {t('resumeBuilder.letter')}
      </Title>
      <Text size="sm" c="dimmed" mb="sm">
        {t('resumeBuilder.letterHint')}
      </Text>
      <Textarea
        aria-label={t('resumeBuilder.letterText')}
        value={letter}
        maxLength={10_000}
        autosize
        minRows={4}
        maxRows={24}
        onChange={(event) => change({ letter: event.currentTarget.value })}
      />
      <Group gap="xs" mt="sm">
        {letter.trim() === '' && (
          <Button size="compact-sm" onClick={() => change({ letter: draft })}>
            {t('resumeBuilder.writeLetter')}
          </Button>
        )}
        {letter.trim() !== '' && (
          <Button size="compact-sm" variant="default" loading={copy.isPending} onClick={() => copy.mutate()}>
            {t('resumeBuilder.copyLetter')}
          </Button>
        )}
      </Group>
      {letter.trim() !== '' && checked.data && (
        <Text size="sm" mt="sm" component="div">
          {t('resumeBuilder.letterOwn', { count: own.length })}
          {own.length > 0 && (
            <List size="sm">
              {own.map(({ text }, index) => (
                <List.Item key={index}>{text}</List.Item>
              ))}
            </List>
          )}
        </Text>
      )}
    </Card>
  );
}
