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
import { t } from '../../platform/messages.ts';

/** The language models: configure, try, switch on and off, see what they were used for, and how to call them. */
export function ModelsTab() {
  const models = useQuery(modelsQuery);
  const { shown: edited, open, close, place, button } = useOpenForm<LlmModel | 'new'>();
  return (
    <Stack gap="lg">
      <Group justify="space-between" align="flex-start">
        <div>
          <Title order={2} id="llm-models" tabIndex={-1}>
            {t('internal.llmModels')}
          </Title>
          <Text size="sm" c="dimmed" mt={4} maw="42rem">
            {t('internal.modelsNote')}
          </Text>
        </div>
        {!edited && (
          <Button ref={button} leftSection={<Plus size={16} aria-hidden />} onClick={() => open('new')}>
            {t('internal.addNewModel')}
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
              title={t('internal.noModels')}
              order={3}
              action={<Button onClick={() => open('new')}>{t('internal.addFirstModel')}</Button>}
            >
              {t('internal.noModelsNote')}
            </Empty>
          )
        }
      </Loaded>
      <ModelUseCard />
      <ModelGuide models={models.data?.items} />
    </Stack>
  );
}
