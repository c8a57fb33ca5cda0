import { Button, Card, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Bot, Plus } from 'lucide-react';
import type { LlmModel } from '../../../api/integrations/models.ts';
import { Empty } from '../../platform/ui/empty.tsx';
import { useOpenForm } from '../../platform/ui/use-open-form.ts';
import { modelsQuery } from './internal-queries.ts';
import { Loaded } from './loaded.tsx';
import { ModelForm } from './model-form.tsx';
import { ModelGuide } from './model-guide.tsx';
import { ModelUseCard } from './model-use-card.tsx';
import { ModelsTable } from './models-table.tsx';

/** The language models: configure, try, switch on and off, see what they were used for, and how to call them. */
export function ModelsTab() {
  const models = useQuery(modelsQuery);
  const { shown: edited, open, close, place, button } = useOpenForm<LlmModel | 'new'>();
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} id="llm-models" tabIndex={-1}>
            LLM Models
          </Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            The language models the application can call. Active ones are tried in this order.
          </Text>
        </div>
        {!edited && (
          <Button ref={button} leftSection={<Plus size={16} aria-hidden />} onClick={() => open('new')}>
            Add New Model
          </Button>
        )}
      </Group>
      {edited && (
        <Card ref={place} padding="lg">
          <ModelForm
            key={edited === 'new' ? 'new' : edited.id}
            model={edited === 'new' ? null : edited}
            onDone={close}
          />
        </Card>
      )}
      <Loaded query={models}>
        {({ items }) =>
          items.length > 0 ? (
            <ModelsTable models={items} onEdit={open} />
          ) : edited ? null : (
            <Empty
              icon={<Bot size={24} />}
              title="No LLM models configured"
              order={3}
              action={<Button onClick={() => open('new')}>Add Your First Model</Button>}
            >
              Add models to use with the application's AI features
            </Empty>
          )
        }
      </Loaded>
      <ModelUseCard />
      <ModelGuide models={models.data?.items} />
    </Stack>
  );
}
