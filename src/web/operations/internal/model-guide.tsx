import { Anchor, Button, Card, Code, CopyButton, List, Text, Title } from '@mantine/core';
import { generateExample } from '../../../api/integrations/generate-example.ts';
import type { LlmModel } from '../../../api/integrations/models.ts';
import { TextLink } from '../../platform/ui/link-button.tsx';

/** How to call a model from a program: the example names the first active model, and works as it stands; without an active one, what is missing is said. */
export function ModelGuide({ models }: { models: LlmModel[] | undefined }) {
  const example = models?.find((model) => model.is_active) ?? models?.[0];
  const code = generateExample(location.origin, example?.name ?? 'GPT-4 Production');
  return (
    <Card component="section" padding="lg" aria-labelledby="guide">
      <Title order={3} id="guide" mb="xs">
        Integration Guide
      </Title>
      <List type="ordered" size="sm" spacing={4} mb="md">
        <List.Item>Configure a model above with its provider, model ID and key.</List.Item>
        <List.Item>Set it to Active, and press Test to see it answer.</List.Item>
        <List.Item>
          Use the model name in API calls, with a token of the scope <Code>models:generate</Code> from{' '}
          <TextLink to="/settings" hash="api-tokens" inherit underline="always">
            Settings
          </TextLink>{' '}
          in <Code>TENON_TOKEN</Code>.
        </List.Item>
        <List.Item>
          Check the{' '}
          <Anchor href="/api/docs" inherit underline="always">
            documentation of the function
          </Anchor>{' '}
          for its limits and answers.
        </List.Item>
      </List>
      <Code block tabIndex={0} aria-label="Example call">
        {code}
      </Code>
      <CopyButton value={code}>
        {({ copied, copy }) => (
          <Button mt="sm" w="fit-content" size="compact-sm" variant="default" onClick={copy}>
            {copied ? 'Copied' : 'Copy example'}
          </Button>
        )}
      </CopyButton>
      {models && !example?.is_active && (
        <Text size="sm" c="dimmed" mt="xs">
          {example
            ? 'No model is active. Set this one to Active before you run the example.'
            : 'No model is configured yet, so the name in the example is made up.'}
        </Text>
      )}
    </Card>
  );
}
