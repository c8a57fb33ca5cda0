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
import { rich, t } from '../../platform/messages.ts';

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
      title={t('security.apiTokens')}
      about={rich('security.apiTokensAbout', {
        address: `${location.origin}/mcp`,
        code: (text) => <Code>{text}</Code>,
        docs: (text) => (
          <Anchor inherit underline="always" href="/api/docs">
            {text}
          </Anchor>
        ),
      })}
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
          title={t('security.tokensNotLoaded')}
          error={error}
          onRetry={() => void refetch()}
          order={2}
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
    onSuccess: () => toast.success(t('security.tokenRevoked')),
    onError: (error) => toast.error(error.message),
    onSettled: onRevoked,
  });
  return (
    <li className={classes.row}>
      <div>
        <Text fw={500}>
          {token.name} <code>…{token.last_characters}</code>
        </Text>
        <Text size="sm" c="dimmed">
          {t('security.tokenUse', {
            scopes: token.scopes.join(', '),
            expires: token.expires_at ? formatDate(token.expires_at) : 'none',
            used: token.last_used_at ? formatAgo(token.last_used_at) : 'none',
          })}
        </Text>
      </div>
      <ConfirmButton
        label={t('security.revoke')}
        size="compact-sm"
        title={t('security.revokeQuestion', { name: token.name })}
        confirmLabel={t('security.revokeToken')}
        onConfirm={() => revoke.mutateAsync()}
      >
        {t('security.revokeNote')}
      </ConfirmButton>
    </li>
  );
}
