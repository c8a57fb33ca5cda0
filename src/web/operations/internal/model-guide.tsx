import { Anchor, Button, Card, Code, CopyButton, List, Text, Title } from '@mantine/core';
import { generateExample } from '../../../api/integrations/generate-example.ts';
import type { LlmModel } from '../../../api/integrations/models.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { rich, t } from '../../platform/messages.ts';

/** How to call a model from a program: the example names the first active model, and works as it stands; without an active one, what is missing is said. */
export function ModelGuide({ models }: { models: LlmModel[] | undefined }) {
  const example = models?.find((model) => model.is_active) ?? models?.[0];
  const code = generateExample(location.origin, example?.name ?? 'GPT-4 Production');
  return (
    <Card component="section" padding="lg" aria-labelledby="guide">
      <Title order={3} id="guide" mb="xs">
        {t('internal.integrationGuide')}
      </Title>
      <List type="ordered" size="sm" spacing={4} mb="md">
        <List.Item>{t('internal.guideConfigure')}</List.Item>
        <List.Item>{t('internal.guideActivate')}</List.Item>
        <List.Item>
          {rich('internal.guideCall', {
            code: (text) => <Code>{text}</Code>,
            settings: (text) => (
              <TextLink to="/settings/$section" params={{ section: 'api-tokens' }} inherit underline="always">
                {text}
              </TextLink>
            ),
          })}
        </List.Item>
        <List.Item>
          {rich('internal.guideDocs', {
            docs: (text) => (
              <Anchor href="/api/docs" inherit underline="always">
                {text}
              </Anchor>
            ),
          })}
        </List.Item>
      </List>
      <Code block tabIndex={0} aria-label={t('internal.exampleCall')}>
        {code}
      </Code>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button mt="sm" w="fit-content" size="compact-sm" variant="default" onClick={copy}>
            {copied ? t('internal.copied') : t('internal.copyExample')}
          </Button>
        )}
      </CopyButton>
      {models && !example?.is_active && (
        <Text size="sm" c="dimmed" mt="xs">
          {example ? t('internal.exampleNotActive') : t('internal.exampleMadeUp')}
        </Text>
      )}
    </Card>
  );
}
