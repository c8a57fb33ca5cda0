/** How often it is looked where the focus is, and how many times once a button is no longer busy: lists are read anew by then. */
const lookMs = 100;
const looks = 20;

/**
 * Keeps the place of whoever pressed a button: browsers take the focus from one that is disabled while it is busy, or that goes with
 * what it did. It returns to the button, or else goes to the heading of its section. Whoever has moved on, or was led elsewhere, stays there.
 */
export function keepFocus(): void {
  let acts = 0;
  let section: Element | null = null;
  for (const name of ['pointerdown', 'keydown']) addEventListener(name, () => void acts++, true);
  /** `act` is what was done last when the button was found free; null while it is busy. */
  const follow = (
    button: HTMLButtonElement,
    place: Element | null,
    act: number | null,
    left: number,
    isLost = false,
  ): void => {
    const isBusy = button.isConnected && button.disabled;
    if (isBusy) return void setTimeout(follow, lookMs, button, place, null, looks);
    if (document.activeElement === document.body) {
      // A dialog that closes gives the focus back by itself, a moment later.
      if (isLost || button.isConnected) return giveBack(button, place);
      return void setTimeout(follow, lookMs, button, place, act, left, true);
    }
    if (left > 0 && (act ?? acts) === acts) setTimeout(follow, lookMs, button, place, acts, left - 1);
  };
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (!button) return;
    // Dialogs and menus belong to the section that opened them.
    section = button.closest('section[aria-labelledby]:not([role="dialog"])') ?? section;
    setTimeout(follow, lookMs, button, section, null, looks);
  });
}

function giveBack(button: HTMLButtonElement, section: Element | null): void {
  if (button.isConnected) return button.focus();
  const heading =
    section?.isConnected && document.getElementById(section.getAttribute('aria-labelledby') ?? '');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
