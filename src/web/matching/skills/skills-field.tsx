import { Pill, TagsInput, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { skillsApi } from '../../../api/matching/skills.ts';
import { t } from '../../platform/messages.ts';
import { call } from '../../platform/client.ts';
import { mergeSkills, mergedLabel, readSkillList, skillMarks } from './skill-list.ts';

type SkillList = {
  value: string[];
  onChange: (value: string[]) => void;
  /** Skills that stand elsewhere already and are not added again. */
  taken?: string[];
};

/**
 * Skills as chips: typed with suggestions, or pasted as a list. Names of one skill are merged, which is told; an unknown
 * skill is kept as typed. Backspace takes the last one, the arrows walk to any, Delete takes it away.
 */
export function SkillsField(
  props: SkillList & {
    id: string;
    label: string;
    description: string;
    error: ReactNode;
    required?: boolean;
  },
) {
  const { id, value } = props;
  const frame = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState('');
  const names = useSuggestions(search);
  const { change, told } = useSkillList(props);
  const walk = (event: KeyboardEvent, from: number) => walkChips(event, frame.current, id, from);

  return (
    <div ref={frame}>
      <TagsInput
        id={id}
        label={props.label}
        description={props.description}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        error={props.error}
        value={value}
        onChange={(list) => void change(list)}
        searchValue={search}
        onSearchChange={setSearch}
        data={names}
        filter={({ options }) => options}
        splitChars={skillMarks}
        maxLength={2000}
        onKeyDown={(event) => {
          if (search === '' && event.key === 'ArrowLeft') walk(event, value.length);
        }}
        renderPill={({ value: skill, onRemove }) => (
          <SkillPill
            fieldId={id}
            skill={skill}
            onRemove={onRemove}
            onWalk={(event) => walk(event, value.indexOf(skill ?? ''))}
          />
        )}
        aria-required={props.required ?? false}
        autoComplete="off"
      />
      <Text component="output" display="block" size="xs" c="dimmed" mt={4}>
        {told}
      </Text>
    </div>
  );
}

/** Takes what was typed or pasted at once; names of one skill are merged once the server has told which they are. */
function useSkillList({ value, onChange, taken }: SkillList) {
  const naming = useMutation({ mutationFn: nameSkills });
  const newest = useRef(0);
  const [told, setTold] = useState('');
  async function change(list: string[]) {
    const skills = list.flatMap(readSkillList);
    const turn = ++newest.current;
    const gone = value.find((skill) => !list.includes(skill));
    const removed = gone === undefined ? '' : t('skills.removed', { skill: gone });
    onChange(withoutRepeats(skills));
    setTold(removed);
    // While the server cannot say which they are, the list stays as typed.
    const found = await naming.mutateAsync([...(taken ?? []), ...skills]).catch(() => null);
    if (found === null || turn !== newest.current) return;
    const { skills: all, merged } = mergeSkills(found);
    onChange(all.filter((skill) => !taken?.includes(skill)));
    setTold(removed || mergedLabel(merged));
  }
  return { change, told };
}

function SkillPill(props: {
  fieldId: string;
  skill: string | undefined;
  onRemove: (() => void) | undefined;
  onWalk: (event: KeyboardEvent) => void;
}) {
  const { skill } = props;
  return (
    <Pill
      withRemoveButton
      onRemove={() => {
        props.onRemove?.();
        document.getElementById(props.fieldId)?.focus();
      }}
      removeButtonProps={{
        tabIndex: 0,
        'aria-hidden': false,
        'aria-label': t('skills.remove', { skill: skill ?? '' }),
        onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => {
          if (event.key === 'Delete' || event.key === 'Backspace') {
            event.preventDefault();
            event.currentTarget.click();
          } else props.onWalk(event);
        },
      }}
    >
      {skill}
    </Pill>
  );
}

function useSuggestions(search: string): string[] {
  const [q] = useDebouncedValue(search.trim(), 120);
  const { data } = useQuery({
    queryKey: ['skills', q],
    queryFn: () => call(skillsApi.suggestSkills, { query: { q } }),
    enabled: q !== '' && q.length <= 120,
    staleTime: Infinity,
    placeholderData: keepPreviousData,
  });
  return search.trim() === '' ? [] : (data?.items.map((skill) => skill.name) ?? []);
}

/** Which skill each text names. */
async function nameSkills(texts: string[]): Promise<{ id: string; typed: string }[]> {
  const { items } = await askNames(texts.slice(0, 200).map((text) => text.slice(0, 120)));
  return texts.map((typed, at) => ({ id: items[at]?.id ?? `typed:${typed.toLowerCase()}`, typed }));
}

function askNames(texts: string[]) {
  return call(skillsApi.nameSkills, { body: { texts } });
}

function withoutRepeats(skills: string[]): string[] {
  return mergeSkills(skills.map((typed) => ({ id: typed.toLowerCase(), typed }))).skills;
}

/** Moves the focus along the chips by the arrow keys; past the last one it is back in the field. */
function walkChips(event: KeyboardEvent, frame: HTMLDivElement | null, id: string, from: number): void {
  const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0;
  if (step === 0 || frame === null) return;
  const chips = [...frame.querySelectorAll<HTMLButtonElement>('.mantine-Pill-remove')];
  const next = from + step;
  if (next < 0) return;
  event.preventDefault();
  if (next >= chips.length) document.getElementById(id)?.focus();
  else chips[next]?.focus();
}
