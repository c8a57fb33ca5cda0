import { Button, Group, Select, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useBlocker } from '@tanstack/react-router';
import { useState } from 'react';
import {
  companiesApi,
  type Company,
  company as companySchema,
  companyInput,
} from '../../../api/identity/companies.ts';
import { DraftNotice } from '../../platform/ui/draft-notice.tsx';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { ApiError, call } from '../../platform/client.ts';
import { allZones, zoneLabels } from '../../hiring/interviews/interview-times.ts';
import { NewerValues } from '../../candidates/profiles/newer-values.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import { companyQuery } from './company-queries.ts';
import { t } from '../../platform/messages.ts';

type Values = { name: string; website: string; description: string; time_zone: string };
const labels = {
  name: t('companies.name'),
  website: t('companies.website'),
  description: t('companies.description'),
  time_zone: t('companies.timeZone'),
} as const;
const fields = ['name', 'website', 'description', 'time_zone'] as const;

/** What the company says of itself; a newer record from elsewhere is shown beside what is typed. */
export function CompanyForm({ company }: { company: Company }) {
  const { form, newer, problem, busy, formProps, isTypedBefore, discard } = useCompanyForm(company);
  return (
    <form {...formProps}>
      <Stack gap="md">
        <FormProblem problem={problem} />
        <DraftNotice isTypedBefore={isTypedBefore} discard={discard} />
        {newer && (
          <NewerValues
            key={newer.version}
            what="company"
            values={fields
              .filter((name) => newer.values[name] !== form.values[name])
              .map((name) => ({
                label: labels[name],
                theirs: newer.values[name],
                onTake: () => form.setFieldValue(name, newer.values[name]),
              }))}
          />
        )}
        <TextInput
          id="company-name"
          label={labels.name}
          required
          withAsterisk={false}
          autoComplete="organization"
          maxLength={100}
          {...form.getInputProps('name')}
        />
        <TextInput
          id="company-website"
          label={labels.website}
          inputMode="url"
          placeholder="https://www.example.com"
          description={t('companies.websiteHint')}
          {...form.getInputProps('website')}
          onBlur={() => form.setFieldValue('website', completed(form.values.website))}
        />
        <Textarea
          id="company-description"
          label={labels.description}
          description={t('companies.descriptionHint')}
          autosize
          minRows={4}
          maxRows={14}
          {...form.getInputProps('description')}
        />
        <ZoneField zone={form.values.time_zone} field={form.getInputProps('time_zone')} />
        <Group gap="md">
          <Button type="submit" loading={busy}>
            {t('companies.saveCompany')}
          </Button>
          <Text size="sm" c="dimmed" component="output">
            {form.isDirty() ? t('companies.unsaved') : ''}
          </Text>
        </Group>
      </Stack>
    </form>
  );
}

function ZoneField({ zone, field }: { zone: string; field: object }) {
  return (
    <Select
      id="company-time-zone"
      label={labels.time_zone}
      description={t('companies.timeZoneHint')}
      maw="24rem"
      searchable
      allowDeselect={false}
      nothingFoundMessage={t('settings.noSuchTimeZone')}
      data={allZones(zone).map((value) => ({ value, label: zoneLabels(value) }))}
      {...field}
    />
  );
}

function useCompanyForm(company: Company) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const [base, setBase] = useState(company);
  const [newer, setNewer] = useState<{ version: number; values: Values } | null>(null);
  const made = useMutationForm({
    initialValues: valuesOf(company),
    draft: 'company',
    validate: {
      name: (value) => issueIn(companyInput.shape.name, value),
      website: (value) => issueIn(companyInput.shape.website, value),
      description: (value) => issueIn(companyInput.shape.description, value),
    },
    save: (value) => call(companiesApi.updateCompany, { body: { version: base.version, value } }),
    saved: t('companies.companySaved'),
    onSaved: (saved) => {
      client.setQueryData(companyQuery.queryKey, saved);
      setBase(saved);
      setNewer(null);
      made.startFrom(valuesOf(saved));
      void refresh();
    },
    onFailed: (error) => {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? companySchema.safeParse(error.current) : null;
      if (!current?.success) return false;
      setBase(current.data);
      setNewer({ version: current.data.version, values: valuesOf(current.data) });
      return true;
    },
  });
  // What is typed is a draft as long as the tab is there.
  useBlocker({ shouldBlockFn: () => false, enableBeforeUnload: () => made.form.isDirty() });
  return { ...made, newer };
}

function valuesOf({ name, website, description, time_zone }: Company): Values {
  return { name, website: website ?? '', description, time_zone };
}

/** What people type without it is meant as https. */
function completed(website: string): string {
  const typed = website.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed) ? `https://${typed}` : typed;
}
