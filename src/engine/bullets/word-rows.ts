/** Rows of words that mean the same, from "a b; c d e". */
export function rowsOf(source: string): string[][] {
  return source
    .split(';')
    .map((row) => row.trim().split(/\s+/))
    .filter((row) => row.length > 1);
}

/** Narrow words with the wider ones that may tell them, from "lathe mill>machine equipment; ...". */
export function widerOf(source: string): [string, string[]][] {
  return source.split(';').flatMap((row) => {
    const [narrow = '', wide = ''] = row.split('>');
    const words = wide.trim().split(/\s+/);
    return narrow
      .trim()
      .split(/\s+/)
      .filter((word) => word !== '')
      .map((word): [string, string[]] => [word, words]);
  });
}
