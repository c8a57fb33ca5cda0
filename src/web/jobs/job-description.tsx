import { List, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { descriptionBlocks } from './description-blocks.ts';

/** A job's description line by line; lines that begin with - or • as a list. */
export function JobDescription({ text }: { text: string }) {
  return (
    <Stack gap="sm" maw="75ch" style={{ overflowWrap: 'anywhere' }}>
      {descriptionBlocks(text).map((block, index) =>
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
      )}
    </Stack>
  );
}
