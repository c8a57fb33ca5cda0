import { List, Stack, Text } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { descriptionBlocks, isPlain } from './description-blocks.ts';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown.tsx')).MarkdownText }));

/** A job's description, written in Markdown; plain lines and lists are shown until the reader of Markdown is loaded. */
export function JobDescription({ text }: { text: string }) {
  return (
    <Stack gap="sm" maw="75ch" style={{ overflowWrap: 'anywhere' }}>
      {isPlain(text) ? (
        <PlainLines text={text} />
      ) : (
        <Suspense fallback={<PlainLines text={text} />}>
          <MarkdownText text={text} />
        </Suspense>
      )}
    </Stack>
  );
}

function PlainLines({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, index) =>
    block.kind === 'list' ? (
      <List key={index} spacing={4} size="md">
        {block.items.map((item, at) => (
          <List.Item key={at}>{item}</List.Item>
        ))}
      </List>
    ) : (
      <Text key={index} size="md">
        {block.text}
      </Text>
    ),
  );
}
