import { Button, Switch, Text } from '@mantine/core';
import { GripVertical, Plus } from 'lucide-react';
import { t } from '../../platform/messages.ts';
import classes from './builder.module.css';
import { moved, reordering } from './reorder.ts';
import { sectionCount, sectionName } from './section-names.ts';
import type { Builder } from './use-builder.ts';

type Chosen = { section: string; onChoose: (section: string) => void };
type Order = NonNullable<Builder['design']['order']>;

/** The sections of a resume: which is edited, in which order they stand, and which are shown. */
export function SectionList({ builder, section, onChoose }: { builder: Builder } & Chosen) {
  const { content, design, change } = builder;
  const order = orderOf(builder);
  const move = (from: number, to: number) => change({ design: { ...design, order: moved(order, from, to) } });
  const add = () => {
    const id = crypto.randomUUID().slice(0, 8);
    change({
      content: { ...content, sections: [...content.sections, { id, title: '', lines: [] }] },
      design: { ...design, order: [...order, `extra:${id}`] },
    });
    onChoose(`extra:${id}`);
  };
  return (
    <nav className={classes.sections} aria-label={t('resumeBuilder.sections')}>
      <button
        type="button"
        className={classes.about}
        aria-current={section === 'about'}
        onClick={() => onChoose('about')}
      >
        <Text span size="sm" fw={550}>
          {t('resumeBuilder.aboutYou')}
        </Text>
        <Text span size="xs" c="dimmed">
          {[content.name, content.location].filter(Boolean).join(', ')}
        </Text>
      </button>
      <ol className={classes.list}>
        {order.map((key, index) => (
          <Row
            key={key}
            builder={builder}
            id={key}
            isChosen={section === key}
            onChoose={() => onChoose(key)}
            order={reordering('section', index, move)}
          />
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        justify="flex-start"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={add}
      >
        {t('resumeBuilder.addSection')}
      </Button>
    </nav>
  );
}

function Row(props: {
  builder: Builder;
  id: Order[number];
  isChosen: boolean;
  onChoose: () => void;
  order: ReturnType<typeof reordering>;
}) {
  const { builder, id, order } = props;
  const { content, design, change } = builder;
  const name = sectionName(id, content);
  const isHidden = design.hidden.includes(id);
  const toggle = () => {
    const hidden = isHidden ? design.hidden.filter((key) => key !== id) : [...design.hidden, id];
    change({ design: { ...design, hidden } });
  };
  return (
    <li className={classes.row} data-chosen={props.isChosen} {...order.entry}>
      <button
        type="button"
        className={classes.handle}
        aria-label={t('resumeBuilder.drag', { what: name })}
        title={t('resumeBuilder.dragHint')}
        {...order.handle}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <button type="button" className={classes.choose} aria-current={props.isChosen} onClick={props.onChoose}>
        <Text span size="sm" fw={550}>
          {name}
        </Text>
        <Text span size="xs" c="dimmed">
          {sectionCount(id, content, design.hidden)}
        </Text>
      </button>
      <Switch
        checked={!isHidden}
        onChange={toggle}
        aria-label={t('resumeBuilder.shown', { section: name })}
      />
    </li>
  );
}

/** All sections in the order in which they are shown, those that were just added too. */
function orderOf({ design, stored, content }: Builder): Order {
  const extra = content.sections.map(({ id }): Order[number] => `extra:${id}`);
  const isThere = (key: string) => !key.startsWith('extra:') || extra.some((one) => one === key);
  const all = [...(design.order ?? []), ...(stored.order as Order), ...extra];
  return [...new Set(all)].filter(isThere);
}
