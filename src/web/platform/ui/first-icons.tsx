/** The few signs of the first page, drawn here: the icon library's machinery would weigh more than all of them. */
const shapes = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  close: 'M6 6l12 12M18 6L6 18',
  onward: 'M5 12h14M13 6l6 6-6 6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  met: 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM8.5 12.2l2.4 2.4 4.6-4.8',
  unknown:
    'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0zM9.6 9.6a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.7M12 16.6v.1',
};

/** An icon of the first page, beside its label: screen readers skip it. `size` in pixels. */
export function FirstIcon({ shape, size }: { shape: keyof typeof shapes; size: number }) {
  return <LineIcon path={shapes[shape]} size={size} />;
}

/** Draws a path of a 24 by 24 grid as a line in the colour of the text. `size` in pixels. */
export function LineIcon({ path, size }: { path: string; size: number }) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={path} />
    </svg>
  );
}
