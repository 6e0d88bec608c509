import type { z } from 'zod';

/** What is wrong with a field: nothing was given, or the code of zod's first issue with it. */
export type FormFault = 'empty' | z.core.$ZodIssue['code'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

/** What the schema makes of the values; undefined while something is wrong with them, which `faults` tells by field. */
export async function judge<Values extends object, Output>(schema: z.ZodType<Output>, values: Values) {
  const { data, error } = await schema.safeParseAsync(values);
  const faults: { [Field in keyof Values]?: FormFault } = {};
  for (const { path, code } of error?.issues ?? []) {
    const field = path[0] as keyof Values;
    faults[field] ??= isEmpty(values[field]) ? 'empty' : code;
  }
  return { output: data, faults };
}
