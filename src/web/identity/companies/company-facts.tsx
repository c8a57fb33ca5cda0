import { Anchor, Group, Stack, Text } from '@mantine/core';
import type { Company } from '../../../api/identity/companies.ts';
import { CompanyLogo } from '../../platform/ui/company-logo.tsx';
import classes from './company.module.css';
import { t } from '../../platform/messages.ts';

/** The company for those who cannot change it. */
export function CompanyFacts({ company }: { company: Company }) {
  const { name, website, description, logo_url } = company;
  return (
    <Stack gap="sm">
      <Group gap="sm" wrap="nowrap">
        <CompanyLogo name={name} url={logo_url} />
        <div className={classes.words}>
          <Text fw={500}>{name}</Text>
          {website && (
            <Anchor
              href={website}
              size="sm"
              underline="always"
              rel="noopener noreferrer nofollow"
              target="_blank"
            >
              {website}
            </Anchor>
          )}
        </div>
      </Group>
      <Text size="sm" className={classes.prose} c={description ? undefined : 'dimmed'}>
        {description || t('companies.noDescription')}
      </Text>
    </Stack>
  );
}
