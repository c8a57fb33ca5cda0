import { Button, TextInput } from '@mantine/core';
import { Building2 } from 'lucide-react';
import { companiesApi, companyName } from '../../../api/identity/companies.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { issueIn } from '../auth/field-issue.ts';
import { call } from '../../platform/client.ts';
import { SettingsPart } from '../settings/settings-part.tsx';
import { useSession } from '../../platform/shell/session.tsx';
import { Empty } from '../../platform/ui/empty.tsx';
import { PageHeader } from '../../platform/ui/page-header.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { useMutationForm } from '../../platform/ui/use-mutation-form.ts';
import classes from './company.module.css';
import { t } from '../../platform/messages.ts';

/** What an employer sees who works for no company, because they left it or were removed. */
export function NoCompanyPage() {
  const { form, problem, busy, formProps } = useNewCompany();
  return (
    <div className={classes.page}>
      <PageHeader title={t('companies.noCompany')} />
      <Empty icon={<Building2 size={20} />} title={t('companies.needsCompany')}>
        {t('companies.noCompanyHint')}
      </Empty>
      <SettingsPart title={t('companies.startYourOwn')} about={t('companies.canRename')}>
        <form className={classes.invite} {...formProps}>
          <FormProblem problem={problem} />
          <TextInput
            id="new-company"
            label={t('companies.companyName')}
            required
            withAsterisk={false}
            autoComplete="organization"
            {...form.getInputProps('name')}
          />
          <Button type="submit" loading={busy} w="fit-content">
            {t('companies.startCompany')}
          </Button>
        </form>
      </SettingsPart>
    </div>
  );
}

function useNewCompany() {
  const { refresh } = useSession();
  return useMutationForm({
    initialValues: { name: '' },
    validate: { name: (value) => issueIn(companyName, value) },
    save: (body, idempotencyKey) => call(companiesApi.createCompany, { body, idempotencyKey }),
    onSaved: (company) => {
      toast.success(t('companies.companyYours', { name: company.name }));
      return refresh();
    },
  });
}
