import { Card, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DividedList } from './divided-list.tsx';

/** A part of a page that lists what there is, one under the other; nothing where there is nothing. */
export function ListCard<Item extends { id: string }>(props: {
  id: string;
  title: string;
  items: Item[] | undefined;
  show: (item: Item) => ReactNode;
}) {
  const { id, items } = props;
  if (!items || items.length === 0) return null;
  return (
    <Card component="section" aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="sm">
        {props.title}
      </Title>
      <DividedList items={items} show={props.show} />
    </Card>
  );
}
