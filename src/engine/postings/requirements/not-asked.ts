/** Sentences and turns that name things which nobody is asked for. All texts are folded. */

const list = (...lists: string[]) =>
  new RegExp(String.raw`(?<![\p{L}])(?:${lists.join('|')})(?![\p{L}])`, 'u');

/** Whether a sentence says who the employer is or what it makes ("Acme is a provider of ..."), and asks for nothing. */
export function tellsOfEmployer(sentence: string): boolean {
  return EMPLOYER.test(sentence) && !ASKS.test(sentence);
}

/** Whether what stands behind a name says that the employer sees to it ("will be arranged by the school"). */
export function isProvided(behind: string): boolean {
  return PROVIDED.test(behind.split(/[.;:!?\n]/, 1)[0]?.slice(0, REACH) ?? '');
}

const REACH = 60;
const EMPLOYER = list(
  String.raw`(?:is|are|we're|we are) (?:an? |the |one of )(?:[\p{L}\d,'’-]+ ){0,9}(?:company|organi[sz]ation|firm|provider|consultancy|agency|start-?up|manufacturer|supplier|leader|pioneer|business|group|clinic|hospital|charity|certified|accredited)`,
  String.raw`our (?:[\p{L}-]+ ){0,3}(?:mission|vision|idea|story|clients include|industry|passion) is`,
  String.raw`ist (?:ein|eine|einer|das|der) (?:[\p{L}\d,'’-]+ ){0,9}(?:unternehmen|anbieter|hersteller|dienstleister|agentur|betrieb|klinik|marktfuhrer)|wir sind (?:ein|eine|der|das) (?:[\p{L}\d,'’-]+ ){0,9}(?:unternehmen|anbieter|hersteller|dienstleister|agentur|betrieb|klinik|team)`,
  String.raw`(?:est|sommes) (?:une?|le|la) (?:[\p{L}\d,'’-]+ ){0,5}(?:entreprise|societe|groupe|agence|cabinet|leader|fabricant|clinique|association)`,
  String.raw`(?:es|somos) (?:una?|la|el) (?:[\p{L}\d,'’-]+ ){0,5}(?:empresa|compania|grupo|agencia|consultora|lider|fabricante|clinica)`,
  String.raw`(?:e|siamo) (?:un'|una?|la|il) ?(?:[\p{L}\d,'’-]+ ){0,5}(?:azienda|societa|gruppo|agenzia|software house|leader|clinica)`,
  String.raw`(?:e|somos) (?:uma?|a|o) (?:[\p{L}\d,'’-]+ ){0,5}(?:empresa|grupo|agencia|consultora|lider|fabricante|clinica)`,
  String.raw`(?:is|zijn) (?:een|het|de) (?:[\p{L}\d,'’-]+ ){0,9}(?:bedrijf|organisatie|bureau|leverancier|marktleider|kliniek)`,
  String.raw`ar (?:ett|en) (?:[\p{L}\d,'’-]+ ){0,9}(?:foretag|bolag|organisation|byra|leverantor|klinik)`,
  String.raw`(?:jest|jestesmy) (?:[\p{L}\d,'’-]+ ){0,6}(?:firma|firmy|spolka|agencja|producentem|dostawca|liderem|klinika)`,
);
const ASKS = list(
  String.raw`you|your|candidates?|applicants?|experience|knowledge|skills?|required?|requires|must|looking for|seeking|hiring|need|needs|proficien\w*`,
  String.raw`sie|ihre?|du|dein\w*|suchen|sucht|kenntnisse\w*|erfahrung\w*|erforderlich`,
  String.raw`vous|votre|recherch\w*|experience|maitris\w*|exige\w*|busca\w*|necesita\w*|experiencia|conocimiento\w*|requier\w*|cerc\w*|esperienza|conoscenz\w*|richiest\w*|procura\w*|conheciment\w*`,
  String.raw`je|jij|jouw|zoek\w*|ervaring|kennis|soker|erfarenhet\w*|kunskap\w*|poszuk\w*|szuka\w*|doswiadczeni\w*|znajomosc\w*|wymag\w*`,
);
const PROVIDED = new RegExp(
  String.raw`^[^.;]*?(?<![\p{L}])(?:${[
    String.raw`(?:will be|is|are|gets|can be) (?:fully )?(?:arranged|provided|paid for|paid by|organi[sz]ed|carried out by|covered by|funded|supplied|given on the job)|provided (?:by us|on the job|free)|at our expense|we (?:will )?(?:arrange|pay for|fund|cover|organi[sz]e)`,
    String.raw`(?:wird|werden) (?:von uns |vom arbeitgeber |durch uns )?(?:gestellt|organisiert|beantragt|ubernommen|bezahlt|finanziert|vermittelt)|ubernehmen wir|organisieren wir|bezahlen wir|finanzieren wir`,
    String.raw`(?:sera|seront|est|sont) (?:organise\w*|pris\w* en charge|fourni\w*|finance\w*|assure\w* par)|a notre charge`,
    String.raw`(?:correra|corre) a (?:nuestro )?cargo|(?:se )?(?:facilitara|facilitamos|proporcionamos|pagamos)|a cargo de la empresa`,
    String.raw`(?:verra|sara|viene) (?:fornit\w*|organizzat\w*|pagat\w*|rilasciat\w*)|a carico dell'azienda`,
    String.raw`(?:sera|e) (?:fornecid\w*|assegurad\w*|pag\w* pela)|a cargo da empresa`,
    String.raw`(?:wordt|worden) (?:door ons |door de werkgever )?(?:geregeld|aangevraagd|vergoed|betaald|verzorgd)|regelen wij|betalen wij`,
    String.raw`(?:ordnas|bekostas|betalas|tillhandahalls) (?:av|pa)|(?:ordnar|bekostar|betalar) vi|star vi for`,
    String.raw`(?:zapewniamy|zapewnia pracodawca|finansujemy|oplacamy|na koszt (?:firmy|pracodawcy))`,
  ].join('|')})(?![\p{L}])`,
  'u',
);
