import { Button, FileButton, Group, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { companiesApi, type Company, maxLogoBytes } from '../../../api/identity/companies.ts';
import { FormProblem } from '../auth/auth-card.tsx';
import { call, upload } from '../../platform/client.ts';
import { SettingsSection } from '../settings/settings-section.tsx';
import { CompanyLogo } from '../../platform/ui/company-logo.tsx';
import { ConfirmButton } from '../../platform/ui/confirm.tsx';
import { toast } from '../../platform/ui/toast.ts';
import { companyQuery } from './company-queries.ts';
import { fileAgain } from '../../platform/ui/file-again.ts';

/** The logo: chosen, replaced, removed. */
export function LogoSection({ company }: { company: Company }) {
  const { problem, busy, store, remove } = useLogo();
  return (
    <SettingsSection
      id="logo"
      title="Logo"
      about="A PNG, JPEG or WebP image of at most 1 MB. A square one fits best; it stands on white."
    >
      <FormProblem text={problem} />
      <Group gap="md">
        <CompanyLogo name={company.name} url={company.logo_url} large />
        <Group gap="xs">
          <FileButton
            inputProps={fileAgain}
            accept="image/png,image/jpeg,image/webp"
            onChange={(file) => void store(file)}
          >
            {(props) => (
              <Button variant="default" loading={busy} {...props}>
                {company.logo_url ? 'Replace logo' : 'Choose a logo'}
              </Button>
            )}
          </FileButton>
          {company.logo_url && (
            <ConfirmButton
              label="Remove logo"
              title="Remove the logo?"
              confirmLabel="Remove logo"
              onConfirm={remove}
            >
              Your jobs show the first letter of the name instead. This cannot be undone.
            </ConfirmButton>
          )}
        </Group>
      </Group>
      {!company.logo_url && (
        <Text size="sm" c="dimmed" mt="xs">
          Without one, your jobs show the first letter of the name.
        </Text>
      )}
    </SettingsSection>
  );
}

function useLogo() {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function change(act: () => Promise<Company>, told: string) {
    setProblem(null);
    setBusy(true);
    try {
      client.setQueryData(companyQuery.queryKey, await act());
      toast.success(told);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }
  async function store(file: File | null) {
    if (!file) return;
    if (file.size > maxLogoBytes) return setProblem('Use an image of at most 1 MB.');
    await change(() => upload(companiesApi.storeLogo, { body: file }), 'Your logo is saved.');
  }
  const remove = () => change(() => call(companiesApi.removeLogo), 'The logo is removed.');
  return { problem, busy, store, remove };
}
