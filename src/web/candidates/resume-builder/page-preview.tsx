import { Alert, Group, Text } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import classes from './builder.module.css';
import { LookBar } from './look-bar.tsx';
import type { Builder } from './use-builder.ts';

/** The pages of a resume as they are in its PDF. */
export function PagePreview({ builder }: { builder: Builder }) {
  const { stored } = builder;
  return (
    <section className={classes.preview} aria-label={t('resumeBuilder.preview')}>
      <LookBar builder={builder} />
      {stored.missing.length > 0 && (
        <Alert color="orange">
          {t('resumeBuilder.missing', { letters: stored.missing.slice(0, 20).join(' ') })}
        </Alert>
      )}
      <div className={classes.pages}>
        {Array.from({ length: stored.pages }, (_, index) => (
          <img
            key={index}
            className={classes.page}
            data-paper={builder.design.paper}
            src={`/api/tailored-resumes/${stored.id}/page?page=${index + 1}&version=${stored.version}`}
            alt={t('resumeBuilder.pagePicture', { page: index + 1 })}
          />
        ))}
      </div>
      <Group justify="space-between" gap="xs">
        <Text size="xs" c="dimmed">
          {t('resumeBuilder.pageCount', { count: stored.pages })}
        </Text>
        <Text size="xs" c="dimmed">
          {t('resumeBuilder.tagged')}
        </Text>
      </Group>
    </section>
  );
}
