/** Scrolls a row that is wider than its place so far that this item of it is in the middle; the page itself stays where it is. */
export function centreInRow(item: HTMLElement | null | undefined): void {
  const row = item?.parentElement;
  if (!item || !row) return;
  const from = item.getBoundingClientRect();
  const within = row.getBoundingClientRect();
  row.scrollLeft += from.left + from.width / 2 - within.left - within.width / 2;
}
