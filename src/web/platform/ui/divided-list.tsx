import type { ReactNode } from 'react';
import classes from './divided-list.module.css';

/** Items one under the other, with a line between them. */
export function DividedList<Item extends { id: string }>(props: {
  items: Item[];
  show: (item: Item) => ReactNode;
}) {
  return (
    <ul className={classes.list}>
      {props.items.map((item) => (
        <li key={item.id} className={classes.item}>
          {props.show(item)}
        </li>
      ))}
    </ul>
  );
}
