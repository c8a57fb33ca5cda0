import { Alert, Anchor, List, Text, Title } from '@mantine/core';
import type { RecordCounts, RecordImport } from '../../../api/hiring/record-imports.ts';
import { t } from '../../platform/messages.ts';
import { countLines } from './record-labels.ts';
import classes from './record-imports.module.css';

/** What is imported, or was, in numbers. */
export function Counts({
  title,
  counts,
  kind,
}: {
  title: string;
  counts: RecordCounts;
  kind: RecordImport['kind'];
}) {
  return (
    <section aria-labelledby="record-counts">
      <Title order={2} size="h3" id="record-counts" mb="xs">
        {title}
      </Title>
      <List>
        {countLines(counts, kind).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </section>
  );
}

/** What is wrong in the file, by line; all of it as a file. */
export function Mistakes({ item }: { item: RecordImport }) {
  const count = item.counts?.mistakes ?? 0;
  if (count === 0) return null;
  return (
    <Alert color="yellow" title={t('recordImports.mistakesTitle', { count })}>
      <Text size="sm">{t('recordImports.aboutMistakes')}</Text>
      <List size="sm" my="xs">
        {item.mistakes.map(({ line, column, detail }, at) => (
          <List.Item key={at} className={classes.words ?? ''}>
            {column === ''
              ? t('recordImports.mistakeLine', { line, detail })
              : t('recordImports.mistakeColumn', { line, column, detail })}
          </List.Item>
        ))}
      </List>
      <Anchor size="sm" href={`/api/record-imports/${item.id}/mistakes`} download>
        {t('recordImports.downloadMistakes')}
      </Anchor>
    </Alert>
  );
}
