import { Alert, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useSession } from '../../platform/shell/session.tsx';
import { TextLink } from '../../platform/ui/link-button.tsx';
import { companyFeaturesQuery } from './account-settings-queries.ts';
import { t } from '../../platform/messages.ts';

/** Tells the team that single sign-on is coming, where its owner turned that on and it is not set up. */
export function SsoBanner() {
  const { user } = useSession();
  const { data } = useQuery({ ...companyFeaturesQuery, enabled: Boolean(user?.company) });
  if (!user?.company || !data?.show_sso_banner || data.sso_works) return null;
  return (
    <Alert
      color="accent"
      icon={<KeyRound size={20} aria-hidden />}
      title={t('companySettings.ssoComing')}
      mb="lg"
    >
      <Text size="sm">
        {t('companySettings.ssoComingNote', { company: user.company.name })}
        {user.company.owner && (
          <>
            {' '}
            <TextLink to="/settings/$section" params={{ section: 'sso' }} inherit underline="always">
              {t('companySettings.setUpSso')}
            </TextLink>
          </>
        )}
      </Text>
    </Alert>
  );
}
