import { List, Spoiler, Text } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import type { LeftOut } from './left-out.ts';

/** Files that are not uploaded, and why. */
export function LeftOutList({ left }: { left: LeftOut[] }) {
  if (left.length === 0) return null;
  return (
    <section aria-label={t('resumeImports.leftOut', { count: left.length })}>
      <Text size="sm" fw={500}>
        {t('resumeImports.leftOut', { count: left.length })}
      </Text>
      <Spoiler maxHeight={120} showLabel={t('resumeImports.showAll')} hideLabel={t('resumeImports.showLess')}>
        <List size="sm" c="dimmed">
          {left.map(({ name, reason }, at) => (
            <List.Item key={at} style={{ overflowWrap: 'anywhere' }}>
              {t('resumeImports.fileAndReason', { name, reason })}
            </List.Item>
          ))}
        </List>
      </Spoiler>
    </section>
  );
}
