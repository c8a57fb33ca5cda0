import { Button, Card, Group, Modal, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { DividedList } from '../../platform/ui/divided-list.tsx';

/** What is planned with or written to an applicant, one under the other, with the way to add one and the dialog to do it in. */
export function PaperCard<Item extends { id: string }>(props: {
  id: string;
  title: string;
  /** Undefined until they are loaded. */
  items: Item[] | undefined;
  isError: boolean;
  show: (item: Item) => ReactNode;
  /** The words of the button that adds one; null where none can be added. */
  add: string | null;
  onAdd: () => void;
  /** The dialog's title and form; the form is null while it is closed. */
  dialog: { title: string; form: ReactNode; onClose: () => void };
}) {
  const { id, title, items, dialog } = props;
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {props.isError && !items && (
          <Text size="sm" c="dimmed">
            The {title.toLowerCase()} could not be loaded. Reload the page to try again.
          </Text>
        )}
        {items && items.length > 0 && <DividedList items={items} show={props.show} />}
        {props.add !== null && (
          <Group>
            <Button variant="default" size="compact-sm" onClick={props.onAdd}>
              {props.add}
            </Button>
          </Group>
        )}
      </Stack>
      <Modal
        opened={dialog.form !== null}
        onClose={dialog.onClose}
        closeOnClickOutside={false}
        size="lg"
        title={dialog.title}
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {dialog.form}
      </Modal>
    </Card>
  );
}
