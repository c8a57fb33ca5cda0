/** True when each of the typed words begins a word of a label, or is within a letter of its beginning (from four letters on). */
export function isNearLabel(typed: string, label: string): boolean {
  const words = plain(label);
  return plain(typed).every((each) =>
    words.some((word) => word.startsWith(each) || (each.length > 3 && isNearBeginning(each, word))),
  );
}

/** True when each word typed begins a word of a label as it is spelled. */
export function beginsLabel(typed: string, label: string): boolean {
  const words = plain(label);
  return plain(typed).every((each) => words.some((word) => word.startsWith(each)));
}

function plain(text: string): string[] {
  const folded = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function isNearBeginning(typed: string, word: string): boolean {
  return [-1, 0, 1].some((more) => isOneApart(typed, word.slice(0, typed.length + more)));
}

/** Whether one letter changed, added, left out or swapped with its neighbour makes one word of the other. */
function isOneApart(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at++;
  const [restA, restB] = [a.slice(at), b.slice(at)];
  const isSwapped = restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2);
  return (
    restA.slice(1) === restB.slice(1) || restA.slice(1) === restB || restA === restB.slice(1) || isSwapped
  );
}
