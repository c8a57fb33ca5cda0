import { ActionIcon, Button, Group, NativeSelect, Stack, Switch, Text } from '@mantine/core';
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ApprovalRules, approvalRules, jobApprovalsApi } from '../../../api/jobs/job-approvals.ts';
import type { Colleague } from '../../../api/identity/members.ts';
import { membersQuery } from '../../identity/companies/company-queries.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsSection } from '../../identity/settings/settings-section.tsx';
import { ApiError, call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { useSession } from '../../platform/shell/session.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './approval-settings.module.css';

const rulesQuery = queryOptions({
  queryKey: ['company', 'job-approval'],
  queryFn: ({ signal }) => call(jobApprovalsApi.getApprovalRules, { signal }),
});

/** Whether jobs are approved before they are published, and by whom: owners and administrators change it. */
export function ApprovalSettings() {
  const { user } = useSession();
  const mayChange = user?.company?.owner === true || user?.role === 'admin';
  return (
    <SettingsSection id="approval" title={t('jobApprovals.settings')} about={t('jobApprovals.aboutSettings')}>
      <LoadedPart query={useQuery(rulesQuery)} failure={t('jobApprovals.loadFailed')}>
        {(rules) => (mayChange ? <RulesForm rules={rules} /> : <Rules rules={rules} />)}
      </LoadedPart>
    </SettingsSection>
  );
}

function Rules({ rules }: { rules: ApprovalRules }) {
  return (
    <Stack gap="xs">
      <Text size="sm">{rules.required ? t('jobApprovals.require') : t('jobApprovals.off')}</Text>
      {rules.required && (
        <ul className={classes.people}>
          {rules.approvers.map(({ id, name }) => (
            <li key={id}>{name}</li>
          ))}
        </ul>
      )}
      <Text size="sm" c="dimmed">
        {t('jobApprovals.ownersOnly')}
      </Text>
    </Stack>
  );
}

function RulesForm({ rules }: { rules: ApprovalRules }) {
  const { form, problem, busy, formProps } = useRulesForm(rules);
  const { required, approvers } = form.values;
  const area = useRef<HTMLDivElement>(null);
  /** Changes who approves; the focus goes on to the choice of another. */
  function change(next: Colleague[]) {
    flushSync(() => form.setFieldValue('approvers', next));
    area.current?.querySelector('select')?.focus();
  }
  return (
    <form {...formProps}>
      <Stack gap="md" ref={area}>
        <FormProblem problem={problem} />
        <Switch
          label={t('jobApprovals.require')}
          checked={required}
          onChange={(event) => form.setFieldValue('required', event.currentTarget.checked)}
        />
        {required && (
          <>
            {approvers.length > 0 && (
              <ul className={classes.people} aria-label={t('jobApprovals.approvers')}>
                {approvers.map((person) => (
                  <li key={person.id}>
                    <span>{person.name}</span>
                    <ActionIcon
                      variant="subtle"
                      color="gray"
                      aria-label={t('jobApprovals.removeApprover', { name: person.name })}
                      onClick={() => change(approvers.filter(({ id }) => id !== person.id))}
                    >
                      <X size={16} aria-hidden />
                    </ActionIcon>
                  </li>
                ))}
              </ul>
            )}
            <ApproverChoice
              chosen={approvers}
              error={form.errors['approvers']}
              onAdd={(person) => change([...approvers, person])}
            />
          </>
        )}
        <Group>
          <Button type="submit" loading={busy}>
            {t('jobApprovals.save')}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ApproverChoice(props: {
  chosen: Colleague[];
  error: ReactNode;
  onAdd: (person: Colleague) => void;
}) {
  const { chosen, error, onAdd } = props;
  const members = useQuery(membersQuery).data?.items ?? [];
  const others = members.filter(({ id }) => !chosen.some((person) => person.id === id));
  return (
    <NativeSelect
      maw="24rem"
      label={t('jobApprovals.addApprover')}
      description={t('jobApprovals.aboutApprovers')}
      error={error}
      data={[
        { value: '', label: t('jobApprovals.chooseColleague') },
        ...others.map(({ id, name }) => ({ value: id, label: name })),
      ]}
      value=""
      onChange={(event) => {
        const person = others.find(({ id }) => id === event.currentTarget.value);
        if (person) onAdd({ id: person.id, email: person.email, name: person.name });
      }}
    />
  );
}

function useRulesForm(rules: ApprovalRules) {
  const client = useQueryClient();
  const { queryKey } = rulesQuery;
  const versionNow = () => client.getQueryData(queryKey)?.version ?? rules.version;
  const made = useMutationForm({
    initialValues: { required: rules.required, approvers: rules.approvers },
    validate: {
      approvers: (people, { required }) =>
        required && people.length === 0 ? t('jobApprovals.chooseOne') : null,
    },
    save: ({ required, approvers }) =>
      call(jobApprovalsApi.changeApprovalRules, {
        body: { version: versionNow(), required, approvers: approvers.map(({ id }) => id) },
      }),
    saved: t('jobApprovals.saved'),
    onSaved: (stored) => {
      client.setQueryData(queryKey, stored);
      made.startFrom({ required: stored.required, approvers: stored.approvers });
    },
    onFailed: (error) => {
      const newer =
        error instanceof ApiError && error.code === 'stale_version'
          ? approvalRules.safeParse(error.current)
          : null;
      if (!newer?.success) return false;
      client.setQueryData(queryKey, newer.data);
      made.startFrom({ required: newer.data.required, approvers: newer.data.approvers });
      made.setProblem(t('jobApprovals.newerLoaded'));
      return true;
    },
  });
  return made;
}
