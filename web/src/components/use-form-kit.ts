import { type ChangeEvent, type FormEvent, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type ResolverResult,
  useForm,
  useWatch,
} from 'react-hook-form';
import type { z } from 'zod';
import { focusFirstFault } from '../lib/focus-first-fault.js';
import { type FormFault, judge } from './form-faults.js';

interface Options<Values extends FieldValues, Output> {
  /** Of the contract, with the files and whatever only the form knows. */
  schema: z.ZodType<Output>;
  blank: Values;
  /** What is said of a wrong field, in the language of this moment. */
  sentences: { readonly [Field in keyof Values]: string | ((fault: FormFault) => string) };
  /** What the server said of a field. */
  refusalOf?: (field: Path<Values>) => string | undefined;
  /** Told what the schema made of the values, and the values as they were typed. */
  onValid: (output: Output, typed: Values) => void;
}

/** A form: judged when it is sent, and from then on with every change; the first wrong field gets the focus. */
export function useFormKit<Values extends FieldValues, Output>({
  schema,
  blank,
  sentences,
  refusalOf = () => undefined,
  onValid,
}: Options<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const { control, register, handleSubmit, getValues, setValue, reset, formState } = useForm<Values, unknown, Output>({
    defaultValues: blank as DefaultValues<Values>,
    // It knows neither files nor refusals.
    shouldFocusError: false,
    resolver: async (typed) => {
      const { output, faults } = await judge(schema, typed);
      const errors = Object.fromEntries(Object.entries(faults).map(([field, type]) => [field, { type }]));
      return { values: output ?? {}, errors } as ResolverResult<Values, Output>;
    },
  });
  const { submitCount, isSubmitted } = formState;
  const errors = formState.errors as Readonly<Partial<Record<string, { type: FormFault }>>>;
  const values = useWatch({ control }) as Values;
  const isRefused = Object.keys(blank).some((field) => refusalOf(field as Path<Values>) !== undefined);

  useEffect(() => {
    if (submitCount > 0) focusFirstFault(element.current!);
  }, [submitCount, isRefused]);

  const errorOf = (field: Path<Values>): string | undefined => {
    const fault = errors[field]?.type;
    if (fault === undefined) return refusalOf(field);
    const sentence: string | ((fault: FormFault) => string) = sentences[field];
    return typeof sentence === 'string' ? sentence : sentence(fault);
  };
  const set = (field: Path<Values>, value: unknown) => setValue(field, value as never, { shouldValidate: isSubmitted });

  return {
    values,
    set,
    reset: () => reset(),
    /** The server found fault with a field of this form. */
    isRefused,
    form: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        // Of a dialog that was opened from another form.
        event.stopPropagation();
        void handleSubmit((output) => onValid(output, getValues()))(event);
      },
    },
    /** For what is typed or chosen; `tidy` changes it at once. */
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
