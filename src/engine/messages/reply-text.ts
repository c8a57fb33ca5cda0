/** Lines after which mail programs put what they answer to. */
const beginnings: RegExp[] = [
  // Gmail, Apple Mail, Thunderbird: "On Mon, 5 May 2025 at 10:11, Rosa <rosa@example.com> wrote:", in many languages.
  /^(?:On|Am|Le|El|Il|Em|Op|Den|Dnia|W dniu|Dne)\b.{4,200}(?<!\p{L})(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev|napisał\(?a?\)?|napsal\(?a?\)?)(?!\p{L}).{0,120}:\s*$/iu,
  /^.{0,120}<[^<>\s]+@[^<>\s]+>.{0,40}(?:wrote|schrieb|a écrit|escribió|ha scritto|escreveu|schreef|skrev)(?!\p{L}).{0,120}:\s*$/iu,
  // Outlook, in some languages.
  /^-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d'origine|Mensaje original|Messaggio originale|Oorspronkelijk bericht|Forwarded message|Weitergeleitete Nachricht)\s*-{2,}\s*$/iu,
  /^_{20,}\s*$/u,
];

/** The head of a quoted mail as Outlook writes it: a sender, then a date within three lines. */
const quotedFrom = /^\*?(?:From|Von|De|Da|Van|Från|Fra|Od):\*?\s.*\S/iu;
const quotedDate =
  /^\*?(?:Sent|Date|Gesendet|Datum|Envoyé|Enviado|Inviato|Data|Verzonden|Skickat|Sendt):\*?\s/iu;

/**
 * What somebody wrote in a reply, without the mail that it answers and their signature: all before the first line that begins a quoted
 * mail, without quoted lines at the end. What they wrote between quoted lines stays, with those.
 */
export function replyText(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const end = lines.findIndex((line, at) => beginsQuote(lines, line, at));
  const kept = end === -1 ? lines : lines.slice(0, end);
  const signature = kept.lastIndexOf('-- ');
  const body = signature === -1 ? kept : kept.slice(0, signature);
  while (body.length > 0 && /^\s*(?:>.*)?$/u.test(body.at(-1) ?? '')) body.pop();
  return body
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

function beginsQuote(lines: string[], line: string, at: number): boolean {
  if (line.length > 500) return false;
  // A long beginning is broken into two lines.
  const joined = `${line} ${lines[at + 1] ?? ''}`.slice(0, 500);
  const begins = (words: string) => beginnings.some((one) => one.test(words));
  if (begins(line)) return followsQuote(lines, at + 1) || /^[-_]/.test(line);
  if (begins(joined) && !/^\s*>/.test(lines[at + 1] ?? '')) return followsQuote(lines, at + 2);
  return quotedFrom.test(line) && lines.slice(at + 1, at + 4).some((next) => quotedDate.test(next));
}

/** True where nothing but quoted lines follows soon, or the rest of the mail: a sentence that only reads like a beginning has others after it. */
function followsQuote(lines: string[], from: number): boolean {
  const next = lines.slice(from).find((line) => line.trim() !== '');
  return next === undefined || /^\s*>/.test(next) || lines.length - from > 3;
}
