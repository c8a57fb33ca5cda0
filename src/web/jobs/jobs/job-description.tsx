import { List, Stack, Text, Title } from '@mantine/core';
import { Fragment, lazy, Suspense } from 'react';
import { type DescriptionBlock, descriptionBlocks, isPlain } from './description-blocks.ts';

const MarkdownText = lazy(async () => ({ default: (await import('./markdown.tsx')).MarkdownText }));

/** A job's description, written in Markdown; what is plain is shown without the reader of Markdown, and all else as if plain until it is loaded. */
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

/** A description as if there were no more to it than headings, paragraphs and lists. */
export function PlainLines({ text }: { text: string }) {
  return descriptionBlocks(text).map((block, index) => <Block key={index} block={block} />);
}

function Block({ block }: { block: DescriptionBlock }) {
  if (block.kind === 'heading') {
    return (
      <Title order={3} size="h4" mt="xs">
        {block.text}
      </Title>
    );
  }
  if (block.kind === 'list') {
    return (
      <List spacing={4}>
        {block.items.map((item, at) => (
          <List.Item key={at}>{item}</List.Item>
        ))}
      </List>
    );
  }
  return (
    <Text size="md">
      {block.lines.map((line, at) => (
        <Fragment key={at}>
          {at > 0 && <br />}
          {line}
        </Fragment>
      ))}
    </Text>
  );
}
