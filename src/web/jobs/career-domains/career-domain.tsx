import { Anchor, Badge, Button, Code, CopyButton, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  type CareerDomain as Domain,
  careerDomainName,
  type CareerDomainState,
  careerDomainsApi,
} from '../../../api/jobs/career-domains.ts';
import { issueIn } from '../../identity/auth/field-issue.ts';
import { LoadedPart } from '../../identity/settings/loaded-part.tsx';
import { SettingsPart } from '../../identity/settings/settings-part.tsx';
import { call } from '../../platform/client.ts';
import { t } from '../../platform/messages.ts';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { formatAgo, formatDate } from '../../platform/ui/dates.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { careerDomainQuery } from './career-domain-queries.ts';
import classes from './career-domain.module.css';

/** The domain of its own at which a company's career page is: named, checked and removed. */
export function CareerDomain({ published }: { published: boolean }) {
  const state = useQuery(careerDomainQuery);
  return (
    <SettingsPart title={t('careerDomains.title')} about={t('careerDomains.about')}>
      <LoadedPart query={state} failure={t('careerDomains.loadFailed')}>
        {({ available, domain }) =>
          domain ? (
            <NamedDomain domain={domain} />
          ) : available && published ? (
            <DomainForm />
          ) : (
            <Text size="sm">
              {available ? t('careerDomains.publishFirst') : t('careerDomains.notAvailable')}
            </Text>
          )
        }
      </LoadedPart>
    </SettingsPart>
  );
}

function DomainForm() {
  const keep = useKept();
  const { form, problem, busy, formProps } = useMutationForm({
    initialValues: { domain: '' },
    draft: 'career domain',
    validate: { domain: (value) => issueIn(careerDomainName, value) },
    save: (value) => call(careerDomainsApi.claimCareerDomain, { body: value }),
    saved: t('careerDomains.added'),
    onSaved: keep,
  });
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <TextInput
          label={t('careerDomains.domain')}
          autoCapitalize="none"
          spellCheck={false}
          inputMode="url"
          maxLength={300}
          maw="28rem"
          {...form.getInputProps('domain')}
        />
        <Button type="submit" variant="default" loading={busy} w="fit-content">
          {t('careerDomains.add')}
        </Button>
      </Stack>
    </form>
  );
}

function NamedDomain({ domain }: { domain: Domain }) {
  const { state, ends_at: endsAt, expires_at: expiresAt } = domain;
  const shown = endsAt ? 'missing' : state;
  const on = endsAt ? formatDate(endsAt) : '';
  return (
    <Stack gap="md">
      <div aria-live="polite">
        <Group gap="xs">
          {state === 'in_use' ? (
            <Anchor href={domain.address} target="_blank" rel="noopener" fw={500}>
              {domain.domain}
            </Anchor>
          ) : (
            <Text fw={500} style={{ overflowWrap: 'anywhere' }}>
              {domain.domain}
            </Text>
          )}
          <Badge color={shown === 'in_use' ? 'green' : 'orange'} variant="light">
            {t('careerDomains.state', { state: shown })}
          </Badge>
        </Group>
        <Text size="sm" mt={4} maw="42rem">
          {t('careerDomains.aboutState', { state: shown, on })}
          {state === 'waiting' && expiresAt && (
            <> {t('careerDomains.forgottenOn', { on: formatDate(expiresAt) })}</>
          )}
        </Text>
      </div>
      <ul className={classes.records} aria-label={t('careerDomains.records')}>
        {domain.records.map((record) => (
          <DnsRecord key={record.type} {...record} />
        ))}
      </ul>
      <Checked domain={domain} />
      <Actions domain={domain} />
    </Stack>
  );
}

function DnsRecord({ type, name, value, found }: Domain['records'][number]) {
  return (
    <li className={classes.record}>
      <Group gap="xs">
        <Text size="sm" fw={500}>
          {type}
        </Text>
        <Badge color={found === null ? 'gray' : found ? 'green' : 'orange'} variant="light">
          {t('careerDomains.found', { found: found === null ? 'unknown' : found ? 'yes' : 'no' })}
        </Badge>
      </Group>
      <dl className={classes.fields}>
        <Field term={t('careerDomains.name')} value={name} copyLabel={t('careerDomains.copyName')} />
        <Field term={t('careerDomains.value')} value={value} copyLabel={t('careerDomains.copyValue')} />
      </dl>
    </li>
  );
}

function Field({ term, value, copyLabel }: { term: string; value: string; copyLabel: string }) {
  return (
    <div className={classes.field}>
      <Text component="dt" size="sm" c="dimmed">
        {term}
      </Text>
      <dd className={classes.value}>
        <Code>{value}</Code>
        <CopyButton value={value}>
          {({ copied, copy }) => (
            <Button size="compact-sm" variant="default" onClick={copy}>
              {copied ? t('careerDomains.copied') : copyLabel}
            </Button>
          )}
        </CopyButton>
      </dd>
    </div>
  );
}

function Checked({ domain: { checked_at: at, answered } }: { domain: Domain }) {
  if (at === null) return null;
  const when = formatAgo(at);
  return (
    <Text size="sm" c="dimmed">
      {answered ? t('careerDomains.checked', { when }) : t('careerDomains.notAnswered', { when })}
    </Text>
  );
}

function Actions({ domain: { domain } }: { domain: Domain }) {
  const keep = useKept();
  const check = useMutation({
    mutationFn: () => call(careerDomainsApi.checkCareerDomain),
    onSuccess: (state) => {
      keep(state);
      const { state: now, ends_at: endsAt } = state.domain ?? {};
      if (now === 'in_use' && !endsAt) toast.success(t('careerDomains.nowInUse'));
      else toast.warning(t('careerDomains.notThereYet'));
    },
    onError: () => toast.error(t('careerDomains.checkFailed')),
  });
  const remove = useMutation({
    mutationFn: () => call(careerDomainsApi.removeCareerDomain),
    onSuccess: (state) => {
      keep(state);
      toast.success(t('careerDomains.removed'));
    },
    onError: (error) => toast.error(error.message),
  });
  return (
    <Group gap="xs">
      <Button variant="default" loading={check.isPending} onClick={() => check.mutate()}>
        {t('careerDomains.checkNow')}
      </Button>
      <ConfirmButton
        label={t('careerDomains.remove')}
        title={t('careerDomains.removeQuestion', { domain })}
        confirmLabel={t('careerDomains.removeDomain')}
        onConfirm={() => remove.mutateAsync()}
      >
        {t('careerDomains.removeNote')}
      </ConfirmButton>
    </Group>
  );
}

function useKept() {
  const client = useQueryClient();
  return (state: CareerDomainState) => client.setQueryData(careerDomainQuery.queryKey, state);
}
