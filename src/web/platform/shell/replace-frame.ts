import { flushSync } from 'react-dom';

const links = 'a[href]';

/**
 * Draws the program in place of the frame that was served, once it has as much to show: in one step, and with the focus on the link
 * that had it.
 */
export async function replaceFrame(place: Element, ready: Promise<unknown>, draw: () => void): Promise<void> {
  await ready.catch(() => undefined);
  const { activeElement } = document;
  const focused = [...place.querySelectorAll(links)].findIndex((link) => link === activeElement);
  flushSync(draw);
  place.querySelectorAll<HTMLElement>(links)[focused]?.focus({ preventScroll: true });
}
