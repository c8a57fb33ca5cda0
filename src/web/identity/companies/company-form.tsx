import { Button, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  companiesApi,
  type Company,
  company as companySchema,
  companyInput,
} from '../../../api/identity/companies.ts';
import { FormProblem } from '../auth/auth-card.tsx';
import { issueIn } from '../auth/fields.ts';
import { ApiError, call, fieldErrors } from '../../platform/client.ts';
import { NewerValues } from '../../candidates/profiles/newer-values.tsx';
import { useUnsavedGuard } from '../../candidates/profiles/unsaved-guard.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { companyQuery } from './company-queries.ts';

type Values = { name: string; website: string; description: string };
const labels = { name: 'Name', website: 'Website', description: 'Description' } as const;
const fields = ['name', 'website', 'description'] as const;

/** What the company says of itself; a newer record from elsewhere is shown beside what is typed. */
export function CompanyForm({ company }: { company: Company }) {
  const { form, newer, problem, busy, submit, guardDialog } = useCompanyForm(company);
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="md">
        <FormProblem text={problem} />
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
          description="Optional. Candidates see it on every job."
          {...form.getInputProps('website')}
          onBlur={() => form.setFieldValue('website', completed(form.values.website))}
        />
        <Textarea
          id="company-description"
          label={labels.description}
          description="Optional. What you do, for whom, and what it is like to work with you."
          autosize
          minRows={4}
          maxRows={14}
          {...form.getInputProps('description')}
        />
        <Group gap="md">
          <Button type="submit" loading={busy}>
            Save company
          </Button>
          <Text size="sm" c="dimmed" component="output">
            {form.isDirty() ? 'You have changes that are not saved.' : ''}
          </Text>
        </Group>
      </Stack>
      {guardDialog}
    </form>
  );
}

function useCompanyForm(company: Company) {
  const client = useQueryClient();
  const { refresh } = useSession();
  const [base, setBase] = useState(company);
  const [newer, setNewer] = useState<{ version: number; values: Values } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useForm<Values>({
    initialValues: valuesOf(company),
    validate: {
      name: (value) => issueIn(companyInput.shape.name, value),
      website: (value) => issueIn(companyInput.shape.website, value),
      description: (value) => issueIn(companyInput.shape.description, value),
    },
    onValuesChange: () => setProblem(null),
  });
  const guard = useUnsavedGuard(form.isDirty());
  async function save(value: Values) {
    setBusy(true);
    setProblem(null);
    try {
      const saved = await call(companiesApi.updateCompany, { body: { version: base.version, value } });
      client.setQueryData(companyQuery.queryKey, saved);
      setBase(saved);
      setNewer(null);
      form.setValues(valuesOf(saved));
      form.resetDirty(valuesOf(saved));
      toast.success('Your company is saved.');
      void refresh();
    } catch (error) {
      const stale = error instanceof ApiError && error.code === 'stale_version';
      const current = stale ? companySchema.safeParse(error.current) : null;
      if (current?.success) {
        setBase(current.data);
        setNewer({ version: current.data.version, values: valuesOf(current.data) });
      } else {
        form.setErrors(fieldErrors(error));
        setProblem(error instanceof Error ? error.message : String(error));
      }
    } finally {
      setBusy(false);
    }
  }
  const submit = form.onSubmit(
    (values) => void save(values),
    (errors) => form.getInputNode(Object.keys(errors)[0] ?? '')?.focus(),
  );
  return { form, newer, problem, busy, submit, guardDialog: guard.dialog };
}

function valuesOf({ name, website, description }: Company): Values {
  return { name, website: website ?? '', description };
}

/** What people type without it is meant as https. */
function completed(website: string): string {
  const typed = website.trim();
  return /^[\w-]+(\.[\w-]+)+([/?#].*)?$/.test(typed) ? `https://${typed}` : typed;
}
