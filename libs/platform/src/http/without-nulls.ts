import { z } from 'zod';

/**
 * Plain clients send null for missing values: for an optional field null means absent, also in nested objects. A field
 * with its own meaning of null keeps it.
 */
export function withoutNulls(schema: z.ZodType, value: unknown): unknown {
  const { inner } = unwrapped(schema);
  if (Array.isArray(value) && inner instanceof z.ZodArray) {
    return value.map((item) => withoutNulls(inner.element as z.ZodType, item));
  }
  if (!isRecord(value) || !(inner instanceof z.ZodObject)) return value;
  const shape = inner.shape as Readonly<Record<string, z.ZodType>>;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, field]): [string, unknown][] => {
      const own = Object.hasOwn(shape, key) ? shape[key] : undefined;
      if (field === null && own && mayBeAbsent(own)) return [];
      return [[key, own ? withoutNulls(own, field) : field]];
    }),
  );
}

/** Inner layers count: the output of a transform does not limit its input. */
const mayBeAbsent = (field: z.ZodType): boolean => field.safeParse(undefined).success && !unwrapped(field).isNullable;

function unwrapped(schema: z.ZodType): { isNullable: boolean; inner: z.ZodType } {
  let isNullable = false;
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable) {
    isNullable ||= inner instanceof z.ZodNullable;
    inner = inner.unwrap() as z.ZodType;
  }
  return { isNullable, inner };
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
