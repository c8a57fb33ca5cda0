import { Anchor, List, Text, Title } from '@mantine/core';
import Markdown from 'react-markdown';
import type { Components } from 'react-markdown';
import classes from './markdown.module.css';

const headings: Components = Object.fromEntries(
  ['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [
    name,
    ({ children }: { children?: React.ReactNode }) => (
      <Title order={3} size="h4" mt="xs">
        {children}
      </Title>
    ),
  ]),
);
const components: Components = {
  ...headings,
  p: ({ children }) => <Text size="md">{children}</Text>,
  ul: ({ children }) => <List spacing={4}>{children}</List>,
  ol: ({ children }) => (
    <List type="ordered" spacing={4}>
      {children}
    </List>
  ),
  li: ({ children }) => <List.Item>{children}</List.Item>,
  blockquote: ({ children }) => <blockquote className={classes.quote}>{children}</blockquote>,
  a: ({ href, children }) => (
    <Anchor inherit underline="always" href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
      {children}
    </Anchor>
  ),
};

/** Markdown without HTML and pictures, every line on a line of its own; links go only to web and mail addresses. */
export function MarkdownText({ text }: { text: string }) {
  return (
    <Markdown components={components} skipHtml disallowedElements={['img']} unwrapDisallowed>
      {linesKept(text)}
    </Markdown>
  );
}

/**
 * Two spaces at the end keep a line's end in Markdown; a bullet is a list item like a dash; a line behind a list that is neither
 * an item nor indented is no part of its last item.
 */
function linesKept(text: string): string {
  const lines = text.split(/\r?\n/).map((line) => line.replace(/^(\s*)•\s*/, '$1- '));
  return lines
    .map((line, at) => {
      const endsList = ITEM.test(lines[at - 1] ?? '') && /^\S/.test(line) && !ITEM.test(line);
      return line.trim() === '' ? '' : `${endsList ? '\n' : ''}${line}  `;
    })
    .join('\n');
}

const ITEM = /^\s*([-*+]|\d{1,9}[.)])\s/;
