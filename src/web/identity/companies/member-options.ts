import type { Colleague } from '../../../api/identity/members.ts';

/** Colleagues to choose from, by name; where two share a name, with their email. */
export function memberOptions(members: readonly Colleague[]): { value: string; label: string }[] {
  const names = members.map(({ name }) => name);
  const isShared = (name: string) => names.indexOf(name) !== names.lastIndexOf(name);
  return members.map(({ id, name, email }) => ({
    value: id,
    label: isShared(name) ? `${name} (${email})` : name,
  }));
}
