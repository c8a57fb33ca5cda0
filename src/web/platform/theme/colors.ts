type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Greys of the light page, with a little of the accent: 0 its quietest surface, 1 the ground behind it, 6 the dimmest text (AA). */
export const gray: Shades = [
  '#f7f9f8',
  '#eff3f1',
  '#e2e8e5',
  '#d9e1dd',
  '#cdd6d2',
  '#7b8985',
  '#5a6965',
  '#42514d',
  '#24322e',
  '#12201d',
];

/** Surfaces of the dark page by elevation: 8 ground, 7 page, 6 card, 5 hover and lines, 4 edges; 0 to 2 are its texts. */
export const dark: Shades = [
  '#e6edeb',
  '#b3bfbc',
  '#93a09c',
  '#6f7d79',
  '#35403d',
  '#252e2c',
  '#1a2221',
  '#131918',
  '#0c1110',
  '#080c0b',
];

/** The one accent, a deep teal: 7 on white, 6 filled on dark, 4 as text on dark. */
export const accent: Shades = [
  '#eef9f7',
  '#d6f0ec',
  '#ade2da',
  '#7dcfc5',
  '#4fb9ae',
  '#2a9c91',
  '#147a71',
  '#0f6a62',
  '#0b544e',
  '#083f3b',
];

/** For danger and errors only. */
export const red: Shades = [
  '#fff3f2',
  '#ffe1df',
  '#ffc7c3',
  '#ffa19b',
  '#f77670',
  '#e5514b',
  '#c92c28',
  '#ac2420',
  '#8b1f1c',
  '#601412',
];

/** Match 80 and above. */
export const green: Shades = [
  '#effaf1',
  '#d9f3df',
  '#b3e6c0',
  '#82d398',
  '#52ba70',
  '#2f9a50',
  '#1c7a3c',
  '#186733',
  '#14522a',
  '#0f3d20',
];

/** Match 60 and above. */
export const blue: Shades = [
  '#eff5ff',
  '#dbe8fe',
  '#bcd5fd',
  '#8fb9fb',
  '#669df6',
  '#3b7ceb',
  '#2463d6',
  '#1d51b3',
  '#1a438f',
  '#142f64',
];

/** Match 40 and above. */
export const yellow: Shades = [
  '#fdf9e7',
  '#faf0c3',
  '#f4e08a',
  '#e9ca4e',
  '#d4af25',
  '#ab8a12',
  '#80670d',
  '#6f590c',
  '#57460b',
  '#3d3109',
];

/** Match below 40. */
export const orange: Shades = [
  '#fff5ec',
  '#ffe6d1',
  '#ffcba1',
  '#ffa868',
  '#f8853a',
  '#dd651a',
  '#b04b10',
  '#95410f',
  '#75340e',
  '#52250b',
];

/** The tinted grounds of chips and notes on the dark page: a little lighter than a card, and under the pointer. Mantine's own are darker than the card. */
export const darkTints = {
  gray: ['#252e2c', '#35403d'],
  accent: ['#183633', '#1a433f'],
  red: ['#412523', '#562b28'],
  green: ['#193524', '#1c422a'],
  blue: ['#1c2f46', '#20395c'],
  yellow: ['#343217', '#443d16'],
  orange: ['#3f2a18', '#543119'],
} as const;
