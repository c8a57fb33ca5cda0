import { Button, Card, Group, Modal, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { DividedList } from '../../platform/ui/divided-list.tsx';
import { t } from '../../platform/messages.ts';

/** What is planned with or written to an applicant, one under the other, with the dialog in which one is added or changed. */
export function EditableListCard<Item extends { id: string }>(props: {
  id: string;
  title: string;
  /** Whom it is about, as dialogs name them. */
  about: string;
  /** Undefined until they are loaded. */
  items: Item[] | undefined;
  isError: boolean;
  /** `onChange` opens the dialog for the item. */
  show: (item: Item, onChange: () => void) => ReactNode;
  canAdd: boolean;
  /** What the dialog does, and the words of the button that adds one. */
  labels: { add: string; change: string };
  /** The form in the dialog: for an item, or a new one. */
  form: (item: Item | null, onClose: () => void) => ReactNode;
}) {
  const { id, title, items, labels } = props;
  const [edited, setEdited] = useState<Item | 'new' | null>(null);
  const close = () => setEdited(null);
  return (
    <Card component="section" aria-labelledby={id}>
      <Stack gap="sm">
        <Title order={2} size="h3" id={id}>
          {title}
        </Title>
        {props.isError && !items && (
          <Text size="sm" c="dimmed">
            {t('applications.sectionFailed', { section: title })}
          </Text>
        )}
        {items && items.length > 0 && (
          <DividedList items={items} show={(item) => props.show(item, () => setEdited(item))} />
        )}
        {props.canAdd && (
          <Group>
            <Button variant="default" size="compact-sm" onClick={() => setEdited('new')}>
              {labels.add}
            </Button>
          </Group>
        )}
      </Stack>
      <Modal
        opened={edited !== null}
        onClose={close}
        size="lg"
        title={`${edited === 'new' ? labels.add : labels.change}: ${props.about}`}
        closeButtonProps={{ 'aria-label': t('applications.close') }}
      >
        {edited !== null && props.form(edited === 'new' ? null : edited, close)}
      </Modal>
    </Card>
  );
}

/** Says that a part of the page has nothing, where nothing can be added. */
export function NothingHere({ text }: { text: string }) {
  return (
    <Text size="sm" c="dimmed" p="md">
      {text}
    </Text>
  );
}
