/** True where a key belongs to what has the focus: a field, a dialog, a menu. */
export function takesKeys(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false;
  const field = 'input:not([type=checkbox]):not([type=radio]), textarea, select, [contenteditable=true]';
  return target.closest(`${field}, [role=dialog], [role=menu]`) !== null;
}
