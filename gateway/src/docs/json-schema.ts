import type { OpenAPIObject } from '@nestjs/swagger';
import { z } from 'zod';

export type SchemaObject = Extract<
  NonNullable<NonNullable<OpenAPIObject['components']>['schemas']>[string],
  { properties?: unknown }
>;

export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): SchemaObject {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    target: 'draft-2020-12',
    unrepresentable: 'any',
  });
  return rest as SchemaObject;
}

export function fieldsOf(schema: z.ZodType): { name: string; required: boolean; schema: SchemaObject }[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input');
  return Object.entries(properties).map(([name, field]) => ({
    name,
    required: required.includes(name),
    schema: field as SchemaObject,
  }));
}
