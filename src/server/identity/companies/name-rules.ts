const commonEnds = new Set(
  'com net org io ai dev app edu gov mil info biz cloud tech jobs careers online shop'.split(' '),
);
const countries = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });

/** The domains in a company's name, in lower case, as people read them; none in a name such as E.ON or Node.js. */
export function domainsNamed(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .split(/[^\p{L}\p{M}\p{N}.-]+/u);
  return words.flatMap((word) => {
    const bare = word.replace(/^[.-]*(?:www\.)?/, '').replace(/[.-]+$/, '');
    const end = /^(?:[\p{L}\p{M}\p{N}-]+\.)+([a-z]{2,})$/u.exec(bare)?.[1];
    if (end === undefined) return [];
    const isEnd = commonEnds.has(end) || (end.length === 2 && countries.of(end.toUpperCase()) !== undefined);
    return isEnd ? [bare] : [];
  });
}

/** True for a name that claims to be checked, as only we may say it, in a language of our mails: "Acme (verified)", "Acme ✓". */
export function claimsToBeVerified(name: string): boolean {
  const verifiedMark = /[^\p{L}\p{N}\s]\s*(?:(?:not|nicht)\s+)?(?:verified|bestätigt|verifiziert)|[✓✔☑✅🗸]/iu;
  return verifiedMark.test(name.normalize('NFKC'));
}

/** What a name has in common with all that people take for the same: case, accents, look-alike letters, spaces, "Inc." and "Careers" do not count. */
export function nameKey(name: string): string {
  const words = plainLetters(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  if (words.length > 1 && words[0] === 'the') words.shift();
  while (words.length > 1 && endings.has(words.at(-1) ?? '')) words.pop();
  return shapeOf(words.join(''));
}

/** As `nameKey`, what a domain is called: acme for jobs.acme.com and acme.co.uk. */
export function domainKey(domain: string): string {
  const parts = domain.split('.').slice(0, -1);
  if (parts.length > 1 && secondEnds.has(parts.at(-1) ?? '')) parts.pop();
  return shapeOf(plainLetters(parts.at(-1) ?? '').replaceAll('-', ''));
}

/** Legal forms, and what hiring accounts are called beside their company. */
const endings = new Set(
  (
    'inc incorporated llc llp ltd limited gmbh ag se sa sas sarl srl spa bv nv ab as oy plc kg co corp corporation ' +
    'careers career jobs hiring recruiting recruitment recruiters talent hr team official'
  ).split(' '),
);
const secondEnds = new Set('co com org net ac gov edu or ne gob gv'.split(' '));

/** Letters of other alphabets that look like Latin ones, beside them. */
const lookAlikes = new Map(
  [
    ['аɑα', 'a'],
    ['вьβ', 'b'],
    ['сϲ', 'c'],
    ['ԁ', 'd'],
    ['еєε', 'e'],
    ['ɡց', 'g'],
    ['һнհ', 'h'],
    ['іιıӏł', 'i'],
    ['ј', 'j'],
    ['кκ', 'k'],
    ['м', 'm'],
    ['ηո', 'n'],
    ['оοօø', 'o'],
    ['рρ', 'p'],
    ['ԛ', 'q'],
    ['г', 'r'],
    ['ѕ', 's'],
    ['тτ', 't'],
    ['υս', 'u'],
    ['ν', 'v'],
    ['ԝω', 'w'],
    ['хχ', 'x'],
    ['уγ', 'y'],
  ].flatMap(([these = '', letter = '']) => Array.from(these, (one) => [one, letter] as const)),
);

function plainLetters(words: string): string {
  const bare = words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[\p{M}\p{Cf}\p{Cc}'’]/gu, '');
  return Array.from(bare, (letter) => lookAlikes.get(letter) ?? letter).join('');
}

/** The outline of a word, in which l, I and 1, O and 0, rn and m are the same. `listProvenDomains` has it as SQL. */
function shapeOf(word: string): string {
  return word.replace(/[i1]/g, 'l').replaceAll('0', 'o').replaceAll('rn', 'm').replaceAll('vv', 'w');
}
