import { LineIcon } from '../ui/first-icons.tsx';

/** The icons of the employer's menu, drawn here, since the icon library would weigh more. */
const shapes = {
  add: 'M12 5v14M5 12h14',
  dashboard: 'M4 4h7v9H4z M13 4h7v5h-7z M13 11h7v9h-7z M4 15h7v5H4z',
  people:
    'M9 11a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.5a3.3 3.3 0 0 1 0 6.2M18 14.6c2.1.8 3.5 2.8 3.5 5.4',
  case: 'M3.5 8h17v11.5h-17zM8.5 8V4.5h7V8M3.5 13h17',
  calendar: 'M4 5.5h16V20H4zM4 10h16M8 3v4M16 3v4',
  message: 'M4 5h16v11H9.5L5 20v-4H4z',
  bookmark: 'M7 4h10v16l-5-4-5 4z',
  chart: 'M5 20v-6M12 20V4M19 20v-9',
  balance: 'M12 4v16M8 20h8M5 7h14M5 7l-2.5 6h5zM19 7l-2.5 6h5z',
  shield: 'M12 3.5l7.5 3v5c0 4.5-3 7.5-7.5 9-4.5-1.5-7.5-4.5-7.5-9v-5z',
  settings: 'M4 7h9M17 7h3M15 5v4M4 12h3M11 12h9M9 10v4M4 17h9M17 17h3M15 15v4',
  search: 'm11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14zM16.2 16.2L20.5 20.5',
  fold: 'M4 5h16v14H4zM9.5 5v14M16 9.5L13.5 12l2.5 2.5',
};
export type IconShape = keyof typeof shapes;

/** An icon beside its label, or in place of it where the menu is folded: the label is still read out. */
export function SidebarIcon({ shape }: { shape: IconShape }) {
  return <LineIcon path={shapes[shape]} size={16} />;
}
