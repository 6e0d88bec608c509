import { z } from 'zod';

export const fieldsOf = (schema: z.ZodType | undefined): string[] =>
  schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];

export function answerFields(schema: z.ZodType): string[] {
  return schema instanceof z.ZodArray ? answerFields(schema.element as z.ZodType) : fieldsOf(schema);
}
