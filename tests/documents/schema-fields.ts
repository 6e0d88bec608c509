import { z } from 'zod';

/** The names of an object schema's fields; none of no schema. */
export const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

/** The names that an answer has on its first level, or on that of a list's elements. */
export function answerFields(schema: z.ZodType): string[] {
  return schema instanceof z.ZodArray ? answerFields(schema.element as z.ZodType) : fieldsOf(schema);
}
