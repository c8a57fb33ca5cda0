/** A company's colour as a ground with the text on it, and as text on the light and the dark ground: each pair with a contrast of at least 4.5. */
export type ReadableColors = { fill: string; onFill: string; onLight: string; onDark: string };

type Rgb = [number, number, number];

const least = 4.5;
const [white, black]: [Rgb, Rgb] = [
  [255, 255, 255],
  [0, 0, 0],
];
/** The darkest light and the lightest dark ground of a career page. */
const lightGround: Rgb = [239, 243, 241];
const darkGround: Rgb = [29, 37, 36];

/** Makes a company's colour readable: as a fill it stays, with white or black on it; as text it is darkened or lightened as far as it must be. */
export function readableColors(color: string): ReadableColors {
  const fill = toRgb(color);
  return {
    fill: toHex(fill),
    onFill: toHex(contrast(fill, white) >= contrast(fill, black) ? white : black),
    onLight: toHex(until(fill, black, lightGround)),
    onDark: toHex(until(fill, white, darkGround)),
  };
}

/** The contrast of two colours, as WCAG measures it. */
export function contrast(one: Rgb, other: Rgb): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
}

/** A colour, `#0f6a62`, in its parts. */
export function toRgb(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

function until(color: Rgb, towards: Rgb, ground: Rgb): Rgb {
  for (let step = 0; step <= 20; step++) {
    const mixed = mix(color, towards, step / 20);
    if (contrast(mixed, ground) >= least) return mixed;
  }
  return towards;
}

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] + (other[at] - one[at]) * share);
  return [part(0), part(1), part(2)];
}

function luminance(color: Rgb): number {
  const [red = 0, green = 0, blue = 0] = color.map((part) => {
    const share = part / 255;
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function toHex(color: Rgb): string {
  return `#${color.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}
