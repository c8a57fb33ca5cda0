/** What a form can be filled with. */
export type Contact = {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  location: string;
  linkedin: string;
  github: string;
  portfolio: string;
};

/** What a field of a form asks for. */
export type FieldKind = keyof Contact | 'full_name';

/**
 * Fills the empty fields of a page's forms that ask for these details, and answers which. A field that holds something stays as it is, and
 * one that nobody can see is left alone: a page could gather details in it. Nothing is ever submitted.
 */
export function fillForm(page: Document, contact: Contact): FieldKind[] {
  const filled: FieldKind[] = [];
  for (const field of page.querySelectorAll<HTMLInputElement>('input')) {
    const kind = isFillable(field) ? kindOf(field) : null;
    const value = kind && valueOf(kind, contact);
    if (!kind || !value || (field.maxLength > 0 && value.length > field.maxLength)) continue;
    write(field, value);
    filled.push(kind);
  }
  return filled;
}

function valueOf(kind: FieldKind, contact: Contact): string {
  if (kind === 'full_name') return `${contact.first_name} ${contact.last_name}`.trim();
  return contact[kind];
}

const types = ['text', 'email', 'tel', 'url'];

function isFillable(field: HTMLInputElement): boolean {
  if (!types.includes(field.type) || field.disabled || field.readOnly || field.value !== '') return false;
  if (field.closest('[aria-hidden="true"], [inert]')) return false;
  return isSeen(field);
}

/** Whether people can see a field: not hidden, transparent, tiny, cut off, or outside of the page. */
function isSeen(field: HTMLElement): boolean {
  if (!field.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height, left, right, top, bottom } = field.getBoundingClientRect();
  if (width < 16 || height < 8) return false;
  const view = field.ownerDocument.defaultView;
  const [across, down] = [view?.scrollX ?? 0, view?.scrollY ?? 0];
  const root = field.ownerDocument.documentElement;
  if (right + across <= 0 || bottom + down <= 0) return false;
  if (left + across >= root.scrollWidth || top + down >= root.scrollHeight) return false;
  for (let around = field.parentElement; around; around = around.parentElement) {
    const style = view?.getComputedStyle(around);
    const cut = around.getBoundingClientRect();
    if (Number(style?.opacity ?? 1) < 0.1 || (style?.clipPath ?? 'none') !== 'none') return false;
    if (style?.overflow !== 'visible' && (cut.width < 16 || cut.height < 8)) return false;
  }
  return true;
}

/** By what the browser fills in, which pages state in one way all over the world. */
const stated: Record<string, FieldKind> = {
  'given-name': 'first_name',
  'family-name': 'last_name',
  name: 'full_name',
  email: 'email',
  tel: 'phone',
  'tel-national': 'phone',
};

/** What fields are called, in the languages of most forms; the first that fits counts. */
const called: [FieldKind, RegExp][] = [
  ['linkedin', /linked\s?in/],
  ['github', /git\s?hub/],
  ['email', /e-?\s?mail|courriel|correo/],
  ['phone', /phone|mobile|telefon|handynummer|téléphone|teléfono|\btel\b/],
  ['first_name', /first\s?name|given\s?name|forename|vorname|prénom|\bnombre\b/],
  ['last_name', /last\s?name|sur\s?name|family\s?name|nachname|nom de famille|apellido/],
  [
    'full_name',
    /full\s?name|your name|legal name|vollständiger name|ihr name|nom complet|nombre completo|^\W*name\W*$/,
  ],
  ['portfolio', /portfolio|personal (web)?site|website|web site|homepage|webseite|site web|sitio web/],
  [
    'location',
    /current location|where are you based|^\W*(city|location|town|wohnort|ort|stadt|ville|ciudad)\W*$/,
  ],
];

/** Details of somebody or something else, and names to sign in with. */
const others =
  /user\s?name|nickname|compan|employer|organi[sz]ation|firma|arbeitgeber|school|universit|refer|friend|emergency|notfall|manager|supervisor|contact person|job title|confirm|repeat|wiederhol|verif|code|extension/;

function kindOf(field: HTMLInputElement): FieldKind | null {
  const token = field.autocomplete.toLowerCase().split(' ').at(-1) ?? '';
  const named = [...labelsOf(field), field.placeholder, spaced(field.name), spaced(field.id)];
  if (named.some((name) => others.test(name.toLowerCase()))) return null;
  if (stated[token]) return stated[token];
  for (const name of named)
    for (const [kind, pattern] of called) if (pattern.test(name.toLowerCase().trim())) return kind;
  if (field.type === 'email') return 'email';
  return field.type === 'tel' ? 'phone' : null;
}

/** The words beside a field. */
function labelsOf(field: HTMLInputElement): string[] {
  const by = (field.getAttribute('aria-labelledby') ?? '').split(/\s+/).filter(Boolean);
  const elements = [...(field.labels ?? []), ...by.map((id) => field.ownerDocument.getElementById(id))];
  const texts = elements.map((element) =>
    (element?.textContent ?? '').replace(/[*✱]|\(?(required|pflichtfeld)\)?/gi, ''),
  );
  return [...texts, field.getAttribute('aria-label') ?? ''].map((text) => text.replace(/\s+/g, ' ').trim());
}

/** `firstName` and `first_name` as words. */
function spaced(name: string): string {
  return name.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[_\-.[\]]+/g, ' ');
}

/** Writes as a person does, so that the scripts of the page take notice. */
function write(field: HTMLInputElement, value: string): void {
  // By the setter that all fields share: some libraries put one of their own over it, which takes no notice.
  Reflect.set(HTMLInputElement.prototype, 'value', value, field);
  for (const name of ['input', 'change']) field.dispatchEvent(new Event(name, { bubbles: true }));
}
