import { Button, Group } from '@mantine/core';
import { t } from '../messages.ts';

/** Goes on with a list that is loaded page by page; nothing once it is whole. */
export function ShowMore(props: {
  list: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };
}) {
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = props.list;
  if (!hasNextPage) return null;
  return (
    <Group justify="center" mt="md">
      <Button variant="default" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('ui.showMore')}
      </Button>
    </Group>
  );
}
