/**
 * Called as something is pressed, returns how to give the focus to another element when the answer comes, since the button is
 * gone by then. Whoever moved on meanwhile, to type or press elsewhere, keeps the focus where it is.
 */
export function focusUnlessMoved(): (target: HTMLElement | null) => void {
  const pressed = document.activeElement;
  let isElsewhere = false;
  const notice = ({ target }: FocusEvent) => (isElsewhere ||= target !== pressed);
  document.addEventListener('focusin', notice);
  return (target) => {
    document.removeEventListener('focusin', notice);
    if (!isElsewhere) target?.focus();
  };
}
