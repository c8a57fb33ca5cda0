import { Anchor, Code, Text } from '@mantine/core';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ApiToken, apiTokensApi } from '../../../api/identity/api-tokens.ts';
import { call } from '../../platform/client.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { ErrorView } from '../../platform/ui/error-view.tsx';
import { formatAgo, formatDate } from '../../platform/ui/dates.ts';
import { SkeletonList } from '../../platform/ui/skeleton-list.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { ApiTokenForm } from './api-token-form.tsx';
import { SettingsSection } from './settings-section.tsx';
import classes from './settings.module.css';

/** My API tokens. */
export const tokensQuery = queryOptions({
  queryKey: ['api-tokens'],
  queryFn: ({ signal }) => call(apiTokensApi.listApiTokens, { signal }),
});

/** Tokens for programs that act for the person: make one, see their last use, revoke. */
export function ApiTokenSettings() {
  const client = useQueryClient();
  const { data, error, refetch } = useQuery(tokensQuery);
  const reload = () => client.invalidateQueries({ queryKey: tokensQuery.queryKey });
  return (
    <SettingsSection
      id="api-tokens"
      title="API tokens"
      about={
        <>
          With a token, a program can act for you within its scopes. What it can call is in the{' '}
          <Anchor inherit underline="always" href="/api/docs">
            API documentation
          </Anchor>
          . MCP assistants connect to <Code>{`${location.origin}/mcp`}</Code> with one.
        </>
      }
    >
      {data ? (
        <>
          {data.items.length > 0 && (
            <ul className={classes.rows}>
              {data.items.map((token) => (
                <TokenRow key={token.id} token={token} onRevoked={reload} />
              ))}
            </ul>
          )}
          <ApiTokenForm onMade={reload} />
        </>
      ) : error ? (
        <ErrorView
          title="Your tokens could not be loaded"
          error={error}
          onRetry={() => void refetch()}
          order={3}
        />
      ) : (
        <SkeletonList rows={1} height={48} />
      )}
    </SettingsSection>
  );
}

function TokenRow({ token, onRevoked }: { token: ApiToken; onRevoked: () => Promise<void> }) {
  const revoke = useMutation({
    mutationFn: () => call(apiTokensApi.revokeApiToken, { params: { id: token.id } }),
    onSuccess: () => toast.success('Token revoked.'),
    onError: (error) => toast.error(error.message),
    onSettled: onRevoked,
  });
  const use = token.last_used_at ? `used ${formatAgo(token.last_used_at)}` : 'not used yet';
  const end = token.expires_at ? `until ${formatDate(token.expires_at)}` : 'never expires';
  return (
    <li className={classes.row}>
      <div>
        <Text fw={500}>
          {token.name} <code>…{token.last_characters}</code>
        </Text>
        <Text size="sm" c="dimmed">
          {token.scopes.join(', ')}; {end}, {use}
        </Text>
      </div>
      <ConfirmButton
        label="Revoke"
        size="compact-sm"
        title={`Revoke ${token.name}?`}
        confirmLabel="Revoke token"
        onConfirm={() => revoke.mutateAsync()}
      >
        Programs that use it will be refused. This cannot be undone.
      </ConfirmButton>
    </li>
  );
}
