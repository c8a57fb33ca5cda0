import { NativeSelect } from '@mantine/core';
import { t } from '../../platform/messages.ts';
import { useDepartments } from './use-departments.ts';

type Props = {
  value: string | undefined;
  onChange: (department: string | undefined) => void;
  label?: string;
};

/** Chooses a department to filter by; without `label` it is named without a word beside it. Nothing where there are none. */
export function DepartmentFilter(props: Props) {
  return <DepartmentChoice {...props} departments={useDepartments()} />;
}

/** The same for departments that are known already. */
export function DepartmentChoice({
  value,
  onChange,
  label,
  departments,
}: Props & { departments: { value: string; label: string }[] }) {
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
