import { Alert } from '@mantine/core';
import { UserPlus } from 'lucide-react';
import { t } from '../../platform/messages.ts';

/** Says that the team added this applicant, and that no mail of an act reaches them before they have an account. */
export function NoAccountNote() {
  return (
    <Alert variant="default" icon={<UserPlus size={20} aria-hidden />} mb="lg" p="sm">
      {t('applications.noAccountNote')}
    </Alert>
  );
}
