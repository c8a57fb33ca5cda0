import { type FormErrors, useForm, type UseFormInput, type UseFormReturnType } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { formMistakes } from './form-mistakes.ts';
import { requestKeys } from './request-keys.ts';
import { toast } from './toast.ts';
import { type DraftOptions, useFormDraft } from './use-form-draft.ts';

type MutationFormOptions<Values, Answer> = Pick<UseFormInput<Values>, 'validate' | 'mode'> &
  DraftOptions<Values> & {
    onValuesChange?: (values: Values, before: Values) => void;
    /** Sends what was typed. A creation takes the key: it is the same when the same is sent again after a failure. */
    save: (values: Values, idempotencyKey: string) => Promise<Answer>;
    /** Told when it was saved. */
    saved?: string | undefined;
    onSaved?: (answer: Answer, values: Values) => unknown;
    /** Returns true when the failure is dealt with, such as by showing a newer record beside what is typed. */
    onFailed?: (error: unknown, values: Values) => boolean | void | Promise<boolean | void>;
    /** Told when it was not saved, beside what stands in the form. */
    failed?: string | undefined;
    /** What else is to happen when a rule is broken; the mistakes stand at their fields already. True when it has moved the focus. */
    onInvalid?: (errors: FormErrors) => boolean | void;
    /** The field of this form that a path of the server means. */
    fieldOf?: (path: string) => string;
    /** What stands above the form when no field is at fault. */
    problemOf?: (error: unknown) => string;
  };

/**
 * The one form of this program: a Mantine form whose submit is a mutation. What is typed stays whatever happens. Rules come from the
 * contract's schemas; mistakes, the server's as well, stand at their fields, and the first one (or the summary above, where there is
 * one) takes the focus. Spread `formProps` on the form; show `problem` above its fields.
 */
export function useMutationForm<Values extends Record<string, unknown>, Answer>(
  options: MutationFormOptions<Values, Answer>,
) {
  const { save, saved, onSaved, onFailed, failed, onInvalid, fieldOf, problemOf, ...fields } = options;
  const draft = useFormDraft(options);
  const [problem, setProblem] = useState<string | null>(null);
  const [keys] = useState(() => requestKeys());
  const isSending = useRef(false);
  // Fields are found by the form's name, of letters and digits: several forms of a page may ask for the same.
  const name = useId().replaceAll(/[^0-9A-Za-z]/g, '');
  const form = useForm<Values>({
    ...fields,
    initialValues: draft.values,
    name,
    onValuesChange: (values, before) => {
      setProblem(null);
      draft.keep(values);
      fields.onValuesChange?.(values, before);
    },
  });
  const { ref, focusMistake } = useMistakeFocus(form);
  const mutation = useMutation({
    mutationFn: (values: Values) => {
      isSending.current = true;
      return save(values, keys.keyFor(values));
    },
    onSuccess: async (answer, values) => {
      keys.renew();
      draft.keep(draft.blank());
      if (saved !== undefined) toast.success(saved);
      await onSaved?.(answer, values);
    },
    onError: async (error, values) => {
      if ((await onFailed?.(error, values)) === true) return;
      const mistakes = formMistakes(error, Object.keys(values), fieldOf);
      form.setErrors(mistakes.errors);
      setProblem(mistakes.problem && (problemOf?.(error) ?? mistakes.problem));
      focusMistake();
      if (failed !== undefined) toast.error(failed);
    },
    onSettled: () => {
      isSending.current = false;
    },
  });
  const refuse = (errors: FormErrors) => {
    if (onInvalid?.(errors) !== true) focusMistake();
  };
  /** Sends the form, with other values than typed for some fields, unless it breaks a rule. */
  const send = (changed: Partial<Values> = {}) => {
    if (isSending.current) return;
    setProblem(null);
    form.onSubmit((values) => mutation.mutate({ ...values, ...changed }), refuse)();
  };
  const onSubmit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    send();
  };
  const formProps = { ref, noValidate: true, onSubmit };
  const busy = mutation.isPending;
  return { form, problem, setProblem, busy, send, formProps, ...draftOf(form, draft) };
}

/** Whether something typed before is in the form, how to take it out, and how to show values as saved: nothing is typed beside them. */
function draftOf<Values extends Record<string, unknown>>(
  form: UseFormReturnType<Values>,
  { isTypedBefore, begin, blank }: ReturnType<typeof useFormDraft<Values>>,
) {
  const discard = () => form.setValues(blank());
  const startFrom = (values: Values) => {
    begin(values);
    form.setValues(values);
    form.resetDirty(values);
  };
  return { isTypedBefore, discard, startFrom };
}

/** Gives the focus to the summary of mistakes, or else the first wrong field, once the mistakes are shown. */
function useMistakeFocus<Values>(form: UseFormReturnType<Values>) {
  const ref = useRef<HTMLFormElement>(null);
  const [refusals, setRefusals] = useState(0);
  const focusFirst = useEffectEvent(() => {
    const first = ref.current?.querySelector<HTMLElement>('[data-form-errors], [aria-invalid="true"]');
    if (first) return first.focus();
    const [path] = Object.keys(form.errors);
    // Some controls, such as a checkbox, do not tell that they are wrong.
    if (path !== undefined) form.getInputNode(path)?.focus();
  });
  useEffect(() => {
    if (refusals > 0) focusFirst();
  }, [refusals]);
  return { ref, focusMistake: () => setRefusals((count) => count + 1) };
}
