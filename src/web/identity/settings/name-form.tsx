import { Button, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { accountName, accountSettingsApi } from '../../../api/identity/account-settings.ts';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { accountSettingsQuery } from './account-settings-queries.ts';
import { settingsMessages } from './settings-messages.ts';
import classes from './settings.module.css';

/** Asks what colleagues call one; `beside` stands beside its button. */
export function NameForm({ name, beside }: { name: string; beside?: ReactNode }) {
  const { form, problem, busy, formProps } = useNameForm(name);
  return (
    <form {...formProps}>
      <FormProblem problem={problem} />
      <div className={classes.name}>
        <TextInput
          label={t('settings.name')}
          description={t('settings.nameHint')}
          autoComplete="name"
          maxLength={80}
          {...form.getInputProps('name')}
        />
        <Button type="submit" loading={busy}>
          {t('settings.saveName')}
        </Button>
        {beside}
      </div>
    </form>
  );
}

function useNameForm(name: string) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const { queryKey } = accountSettingsQuery;
  return useMutationForm({
    ...settingsMessages,
    initialValues: { name },
    draft: 'name',
    validate: { name: (value) => issueIn(accountName, value) },
    save: async (value) => {
      const { version } = await client.ensureQueryData(accountSettingsQuery);
      return call(accountSettingsApi.saveAccountSettings, { body: { version, value } });
    },
    onSaved: async (stored) => {
      client.setQueryData(queryKey, stored);
      await refresh();
    },
    onFailed: () => client.invalidateQueries({ queryKey }),
  });
}
