import type { Attributes, XmlSource } from './xml.ts';

/** How a run or paragraph looks, where it says so; undefined where it is silent. */
export type Look = {
  bold?: boolean;
  italic?: boolean;
  size?: number;
  color?: string;
  hidden?: boolean;
  shaded?: boolean;
  capitals?: boolean;
  underlined?: boolean;
  ruled?: boolean;
  list?: number;
  heading?: number;
  gap?: boolean;
};

/** The named styles of a document, each with what it inherits, and the usual text size in points. */
export type Styles = { named: Map<string, Look>; size: number | null };

/** Takes one property element (`w:b`, `w:sz`, `w:color` and so on) into a look. */
export function applyProperty(look: Look, name: string, attributes: Attributes): void {
  const value = attributes['w:val'];
  const on = value === undefined || !['0', 'false', 'none', 'off'].includes(value);
  switch (name) {
    case 'w:b':
      look.bold = on;
      return;
    case 'w:i':
      look.italic = on;
      return;
    case 'w:sz':
      look.size = Number(value) / 2;
      return;
    case 'w:color':
      look.color = value && /^[\da-f]{6}$/i.test(value) ? `#${value.toLowerCase()}` : '#000000';
      return;
    case 'w:caps':
      look.capitals = on;
      return;
    case 'w:u':
      look.underlined = on;
      return;
    case 'w:top':
    case 'w:bottom':
      look.ruled = (look.ruled ?? false) || (on && value !== 'nil');
      return;
    case 'w:vanish':
    case 'w:specVanish':
      look.hidden = on;
      return;
    case 'w:shd': {
      const fill = attributes['w:fill'] ?? 'auto';
      look.shaded =
        !['auto', 'ffffff'].includes(fill.toLowerCase()) || attributes['w:themeFill'] !== undefined;
      return;
    }
    case 'w:highlight':
      look.shaded = on && value !== 'white';
      return;
    case 'w:ilvl':
      look.list = Number(value) || 0;
      return;
    case 'w:numId':
      if (value === '0') delete look.list;
      else look.list ??= 0;
      return;
    case 'w:outlineLvl':
      if (Number(value) < 9) look.heading = Number(value) + 1;
      return;
    case 'w:spacing':
      look.gap = Number(attributes['w:before'] ?? 0) >= 120;
  }
}

/** Reads `word/styles.xml`. */
export async function readStyles(source: XmlSource): Promise<Styles> {
  const own = new Map<string, { look: Look; basedOn: string | null }>();
  const defaults: Look = {};
  let open: { id: string; look: Look; basedOn: string | null } | null = null;
  await source({
    open: (name, attributes) => {
      if (name === 'w:style') open = { id: attributes['w:styleId'] ?? '', look: {}, basedOn: null };
      else if (open && name === 'w:basedOn') open.basedOn = attributes['w:val'] ?? null;
      else if (open && name === 'w:name') nameLook(open.look, attributes['w:val'] ?? '');
      else applyProperty(open?.look ?? defaults, name, attributes);
    },
    close: (name) => {
      if (name !== 'w:style' || !open) return;
      own.set(open.id, open);
      open = null;
    },
  });
  const named = new Map([...own.keys()].map((id) => [id, inherit(own, id, 0)]));
  return { named, size: defaults.size ?? null };
}

function nameLook(look: Look, name: string): void {
  const heading = /^(?:heading|überschrift|titre|título|titolo)\s*(\d)/i.exec(name)?.[1];
  if (heading) look.heading = Number(heading);
  if (/^title$/i.test(name)) look.heading = 1;
  if (/^list (?:bullet|number|paragraph)/i.test(name) && !/paragraph/i.test(name)) look.list ??= 0;
}

function inherit(own: Map<string, { look: Look; basedOn: string | null }>, id: string, depth: number): Look {
  const style = own.get(id);
  if (!style || depth > 20) return {};
  return { ...(style.basedOn ? inherit(own, style.basedOn, depth + 1) : {}), ...style.look };
}

/** Reads the hyperlinks of a relations part: addresses by relation id. */
export async function readRelations(source: XmlSource): Promise<Map<string, string>> {
  const links = new Map<string, string>();
  await source({
    open: (name, attributes) => {
      if (name === 'Relationship' && attributes['Type']?.endsWith('/hyperlink') && attributes['Id'])
        links.set(attributes['Id'], attributes['Target'] ?? '');
    },
    close: () => undefined,
  });
  return links;
}
