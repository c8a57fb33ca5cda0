import { ActionIcon, Button, Textarea } from '@mantine/core';
import { GripVertical, Plus, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { t } from '../../platform/messages.ts';
import classes from './builder.module.css';
import { moved, reordering } from './reorder.ts';

/**
 * Lines that are edited in place: Enter begins the next, Backspace in an empty one removes it, the handle moves it. `below` is what is
 * said of a line.
 */
export function LinesEditor(props: {
  label: string;
  /** Tells this list from the others of the page. */
  name: string;
  lines: readonly string[];
  onChange: (lines: string[]) => void;
  below?: (line: string, replace: (text: string) => void) => ReactNode;
}) {
  const { lines, onChange } = props;
  const list = useRef<HTMLOListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null) return;
    list.current?.querySelectorAll('textarea')[next.current]?.focus();
    next.current = null;
  });
  const change = (changed: string[], focus?: number) => {
    if (focus !== undefined) next.current = focus;
    onChange(changed);
  };
  const move = (from: number, to: number) => onChange(moved(lines, from, to));
  return (
    <div>
      <ol className={classes.lines} ref={list} aria-label={props.label}>
        {lines.map((line, index) => (
          <Line
            key={index}
            line={line}
            number={index + 1}
            order={reordering(props.name, index, move)}
            onType={(text) => onChange(lines.with(index, text))}
            onSplit={() => change(lines.toSpliced(index + 1, 0, ''), index + 1)}
            onRemove={() => change(lines.toSpliced(index, 1), Math.max(0, index - 1))}
            below={props.below?.(line, (text) => onChange(lines.with(index, text)))}
          />
        ))}
      </ol>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<Plus size={16} aria-hidden />}
        onClick={() => change([...lines, ''], lines.length)}
      >
        {t('resumeBuilder.addLine')}
      </Button>
    </div>
  );
}

function Line(props: {
  line: string;
  number: number;
  order: ReturnType<typeof reordering>;
  onType: (text: string) => void;
  onSplit: () => void;
  onRemove: () => void;
  below: ReactNode;
}) {
  const label = t('resumeBuilder.lineLabel', { number: props.number });
  return (
    <li className={classes.line} {...props.order.entry}>
      <button
        type="button"
        className={classes.handle}
        aria-label={t('resumeBuilder.drag', { what: label })}
        title={t('resumeBuilder.dragHint')}
        {...props.order.handle}
      >
        <GripVertical size={16} aria-hidden />
      </button>
      <div className={classes.text}>
        <Textarea
          aria-label={label}
          value={props.line}
          maxLength={1000}
          autosize
          minRows={1}
          onChange={(event) => props.onType(event.currentTarget.value.replaceAll(/\s*\n\s*/g, ' '))}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              event.preventDefault();
              props.onSplit();
            }
            if (event.key === 'Backspace' && props.line === '') {
              event.preventDefault();
              props.onRemove();
            }
          }}
        />
        {props.below}
      </div>
      <ActionIcon
        variant="subtle"
        color="gray"
        aria-label={t('resumeBuilder.remove', { what: label })}
        onClick={props.onRemove}
      >
        <X size={16} aria-hidden />
      </ActionIcon>
    </li>
  );
}
