/** Words of names that stand between others, and are no name by themselves. */
const particles = new Set(
  'al and ap bin da das de del della den der di dos du e el ibn la le los mac of san st ten ter the van vom von y zu zum zur'.split(
    ' ',
  ),
);

/** Names that are ordinary words when they begin with a small letter. */
const ordinary = new Set(
  `ace an art ash bay bell berry best bill black bliss bond bob book booth bridge brook brown bush chance chase chip christian cliff clay cole
   cook cross dale day dean do dong drew drake early earnest faith field fields fin fisher ford forest foster fox frank french gene glen good
   grace grant gray green guy hall hand harmony hart hill holly hope hunt hunter iris ivy jack jade jay jean jewel joy june justice king knight
   lake lance land lane law lee lily little long love low luna lush man marina mark marks mars mason mass may mercy merit miles mills miner
   moon moss nash nick noble north old olive page paige park parks patience pearl penny person pierce pike pitch poe pond pool pope porter post
   potter powers price pride prince ray red reed reeves rich river rob robin rock rod rose rosy rush rust ruby sage sand serene sharp shaw shore
   short skip sky smart smith sol son sparks spring star steel stone storm strong summer sun sunny swift tan terry trace trip true tucker turner
   van violet wade wells west white will willow win winter wise wolf wood woods worth wright young so no he it may me my or us we go to be`.split(
    /\s+/,
  ),
);

/** A text in which letters stand without their marks, at the same places: `José` as `Jose`. */
export function folded(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => {
    if (letter.length > 1 || !/^\p{Script=Latin}$/u.test(letter)) return letter;
    return bare[letter] ?? letter.normalize('NFD').charAt(0);
  });
}

const bare: Record<string, string> = { ø: 'o', Ø: 'O', ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };
const spelled: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss', å: 'aa', ø: 'oe', æ: 'ae' };

/** What is looked for of names: `anyCase` in whatever case, `asWritten` only so; both are patterns over folded text. */
export function nameForms(names: string[]): { anyCase: string[]; asWritten: string[] } {
  const spellings = names.flatMap((name) => [
    name,
    name.toLowerCase().replace(/[äöüßåøæ]/g, (letter) => spelled[letter] ?? letter),
  ]);
  const anyCase = new Set<string>();
  const asWritten = new Set<string>();
  for (const name of spellings.map((spelling) => folded(spelling.normalize('NFC')).trim())) {
    const parts = name
      .split(/[\s.,'’()-]+/)
      .filter((part) => part.length > 1 && !particles.has(part.toLowerCase()));
    if (name.length > 1) anyCase.add(escaped(name.toLowerCase()).replace(/\s+/g, String.raw`\s+`));
    for (const part of parts) {
      if (part.length > 2 && !ordinary.has(part.toLowerCase())) anyCase.add(escaped(part.toLowerCase()));
      else for (const form of [part, part.toUpperCase(), capital(part)]) asWritten.add(escaped(form));
    }
    for (const form of joinedForms(parts.map((part) => part.toLowerCase()))) anyCase.add(form);
  }
  return { anyCase: [...anyCase], asWritten: [...asWritten] };
}

/** Two names grown together as in handles, such as `ada_quill`, `quilladaXY` or `a.quill`. */
function joinedForms(parts: string[]): string[] {
  const around = String.raw`[\p{L}\p{N}_.-]{0,40}`;
  return parts.flatMap((one, at) =>
    parts
      .filter((other, index) => index !== at && one.length + other.length >= 5)
      .flatMap((other) => [
        `${around}${escaped(one)}[._-]?${escaped(other)}${around}`,
        String.raw`${escaped(one.charAt(0))}(?:[._-]|\.?\s)${escaped(other)}`,
      ]),
  );
}

/** A text as a pattern that finds it. */
export function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
}

function capital(word: string): string {
  return word.slice(0, 1).toUpperCase() + word.slice(1).toLowerCase();
}
