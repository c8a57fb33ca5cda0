import { Button, FileButton, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { companiesApi, type Company, maxLogoBytes } from '../../../api/identity/companies.ts';
import { FormProblem } from '../../platform/ui/form-problem.tsx';
import { call } from '../../platform/client.ts';
import { upload } from '../../platform/upload.ts';
import { SettingsPart } from '../settings/settings-part.tsx';
import { CompanyLogo } from '../../platform/ui/company-logo.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { companyQuery } from './company-queries.ts';
import { reselectFile } from '../../platform/ui/reselect-file.ts';
import { t } from '../../platform/messages.ts';

/** The logo: chosen, replaced, removed. */
export function LogoPart({ company }: { company: Company }) {
  const logo = useLogo();
  return (
    <SettingsPart title={t('companies.logo')} about={t('companies.logoHint')}>
      <FormProblem problem={logo.error?.message ?? null} />
      <Group gap="md">
        <CompanyLogo name={company.name} url={company.logo_url} large />
        <Group gap="xs">
          <FileButton
            inputProps={reselectFile}
            accept="image/png,image/jpeg,image/webp"
            onChange={(file) => file && logo.mutate(file)}
          >
            {(props) => (
              <Button variant="default" loading={logo.isPending} {...props}>
                {company.logo_url ? t('companies.replaceLogo') : t('companies.chooseLogo')}
              </Button>
            )}
          </FileButton>
          {company.logo_url && (
            <ConfirmButton
              label={t('companies.removeLogo')}
              title={t('companies.removeLogoTitle')}
              confirmLabel={t('companies.removeLogo')}
              onConfirm={() => logo.mutateAsync(null)}
            >
              {t('companies.removeLogoHint')}
            </ConfirmButton>
          )}
        </Group>
      </Group>
      {!company.logo_url && (
        <Text size="sm" c="dimmed" mt="xs">
          {t('companies.noLogo')}
        </Text>
      )}
    </SettingsPart>
  );
}

/** Stores a file as the logo, or removes the one that is there. */
function useLogo() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) return call(companiesApi.removeLogo);
      if (file.size > maxLogoBytes) throw new Error(t('companies.logoTooLarge'));
      return upload(companiesApi.storeLogo, { body: file });
    },
    onSuccess: (company, file) => {
      client.setQueryData(companyQuery.queryKey, company);
      toast.success(file ? t('companies.logoSaved') : t('companies.logoRemoved'));
    },
  });
}
