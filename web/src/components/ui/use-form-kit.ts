import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type ResolverResult,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import { filesInPreparation } from '../../lib/files/files-in-preparation.js';
import { focusFirstInvalid } from '../../lib/focus-first-invalid.js';
import { useStore } from '../../lib/store.js';
import { type FieldIssue, validate } from './form-validation.js';
import { type DraftOf, useDraft, useKeeping } from './use-draft.js';

type Sentence<Value> = string | ((issue: FieldIssue, value: Value) => string);

interface Options<Values extends FieldValues, Output> {
  schema: z.ZodType<Output>;
  blank: Values;
  byHeart?: keyof Values;
  /** The draft is stored on the device until the form is sent; the caller then ends the draft with `endDraft`. */
  draft?: DraftOf<Values>;
  sentences: { readonly [Field in keyof Values]?: Sentence<Values[Field]> };
  refusalOf?: (field: Path<Values>) => string | undefined;
  onValid: (output: Output, typed: Values) => void;
}

export function useFormKit<Values extends FieldValues, Output>({
  schema,
  blank,
  byHeart,
  draft,
  sentences,
  refusalOf = () => undefined,
  onValid,
}: Options<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const kept = useDraft(draft, blank);
  const hook = useForm<Values, unknown, Output>({
    defaultValues: kept.start as DefaultValues<Values>,
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: async (typed) => {
      const { output, issues } = await validate(schema, typed);
      const errors = Object.fromEntries(Object.entries(issues).map(([field, type]) => [field, { type }]));
      return { values: output ?? {}, errors } as ResolverResult<Values, Output>;
    },
  });
  const { control, register, handleSubmit, getValues, setValue, trigger, reset, formState } = hook;
  const { submitCount, isSubmitted } = formState;
  const errors = formState.errors as Readonly<Partial<Record<string, { type: FieldIssue }>>>;
  const values = useWatch({ control }) as Values;
  const isChanged = Object.keys(blank).some((field) => field !== byHeart && values[field] !== blank[field]);
  useKeeping(draft, values, blank);
  const isRefused = Object.keys(blank).some((field) => refusalOf(field as Path<Values>) !== undefined);

  useEffect(() => {
    if (submitCount > 0) focusFirstInvalid(element.current!);
  }, [submitCount, isRefused]);

  const isPreparing = useStore(filesInPreparation) > 0;
  const [isWaiting, setWaiting] = useState(false);
  useEffect(() => {
    if (isWaiting && !isPreparing) element.current!.requestSubmit();
  }, [isWaiting, isPreparing]);

  const errorOf = (field: Path<Values>): string | undefined => {
    const issue = errors[field]?.type;
    if (issue === undefined) return refusalOf(field);
    const sentence: Sentence<Values[typeof field]> | undefined = sentences[field];
    if (sentence === undefined) throw new Error(`The field ${field} is invalid, which its form gives no sentence for.`);
    return typeof sentence === 'string' ? sentence : sentence(issue, values[field]);
  };
  /** The validity of one field may depend on another. */
  const validateAgain = () => {
    if (isSubmitted) void trigger();
  };
  const set = (field: Path<Values>, value: unknown) => {
    setValue(field, value as never);
    validateAgain();
  };

  return {
    values,
    set,
    reset: () => reset(),
    draft: {
      since: kept.since,
      discard: () => {
        kept.discard();
        reset(blank);
        element.current?.querySelector<HTMLElement>('input, textarea, select')?.focus();
      },
    },
    isRefused,
    form: {
      ref: element,
      noValidate: true,
      'data-changed': isChanged || undefined,
      'data-waiting': isWaiting || undefined,
      onSubmit: (event: FormEvent) => {
        event.stopPropagation();
        setWaiting(isPreparing);
        if (isPreparing) return event.preventDefault();
        void handleSubmit((output) => onValid(output, getValues()))(event);
      },
    },
    field: (name: Path<Values>, tidy?: (typed: string) => string) => {
      const { ref, onBlur, onChange } = register(name);
      return {
        name,
        ref,
        onBlur,
        error: errorOf(name),
        onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
          if (tidy !== undefined) event.target.value = tidy(event.target.value);
          void onChange(event);
          validateAgain();
        },
      };
    },
    file: (name: Path<Values>) => ({
      name,
      file: values[name] as File | null,
      error: errorOf(name),
      onChange: (file: File | null) => set(name, file),
    }),
  };
}

export type FormProps = ReturnType<typeof useFormKit>['form'];
