import { NativeSelect } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import { useDepartments } from './use-departments.ts';

type Props = {
  value: string | undefined;
  onChange: (department: string | undefined) => void;
  label?: string;
};

/** Chooses a department to filter by; without `label` it is named without a word beside it. Nothing where there are none. */
export function DepartmentFilter({ value, onChange, label }: Props) {
  const departments = useDepartments();
  if (departments.length === 0 && value === undefined) return null;
  return (
    <NativeSelect
      {...(label === undefined ? { 'aria-label': t('companyLists.department') } : { label })}
      data={[{ value: '', label: t('companyLists.anyDepartment') }, ...departments]}
      value={value ?? ''}
      onChange={({ currentTarget }) => onChange(currentTarget.value === '' ? undefined : currentTarget.value)}
    />
  );
}
