import type { z } from 'zod';

export type FieldIssue = 'empty' | z.core.$ZodIssue['code'];

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || (typeof value === 'string' && value.trim() === '');

export async function validate<Values extends object, Output>(schema: z.ZodType<Output>, values: Values) {
  const { data, error } = await schema.safeParseAsync(values);
  const issues: { [Field in keyof Values]?: FieldIssue } = {};
  for (const { path, code } of error?.issues ?? []) {
    const field = path[0] as keyof Values;
    issues[field] ??= isEmpty(values[field]) ? 'empty' : code;
  }
  return { output: data, issues };
}
