import { Checkbox, type CheckboxProps } from '@mantine/core';
import { t } from '../../platform/messages.ts';

/** Asks whether API tokens end as well; they do unless somebody says otherwise. */
export function EndTokens(props: CheckboxProps) {
  return <Checkbox label={t('security.endTokens')} description={t('security.endTokensNote')} {...props} />;
}
