type Shades = [string, string, string, string, string, string, string, string, string, string];

/** Neutral greys of the light page: 0 is its quietest surface, 6 the dimmest text that still reads (AA). */
export const gray: Shades = [
  '#fafafa',
  '#f4f4f5',
  '#e9e9eb',
  '#dedee1',
  '#c9c9ce',
  '#8b8b94',
  '#66666e',
  '#4a4a51',
  '#313136',
  '#1c1c20',
];

/** Surfaces of the dark page by elevation: 7 page, 6 card, 5 hover, 4 border; 0 to 2 are its texts. */
export const dark: Shades = [
  '#e8e8eb',
  '#cfcfd4',
  '#a6a6ae',
  '#85858e',
  '#3b3b41',
  '#2e2e33',
  '#222226',
  '#18181b',
  '#121214',
  '#0b0b0d',
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
