import { z } from 'zod';
import { cell, code } from './markdown.mjs';

const patterns = { '^[0-9a-f]{24}$': 'id' };

export const jsonSchema = (schema, io) => z.toJSONSchema(schema, { io, unrepresentable: 'any', reused: 'inline' });

const range = (least, most) =>
  [least !== undefined && `from ${least}`, most !== undefined && Math.abs(most) < 2 ** 53 - 1 && `to ${most}`]
    .filter(Boolean)
    .join(' ');

export function typeOf(schema) {
  if (Array.isArray(schema.type)) return schema.type.map((type) => typeOf({ ...schema, type })).join(' or ');
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map(typeOf))].join(' or ');
  if (schema.enum) return schema.enum.map((value) => code(value)).join(', ');
  if ('const' in schema) return code(schema.const);
  if (schema.type === 'array') return `list of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  if (schema.type === 'object')
    return schema.additionalProperties?.type ? `${typeOf(schema.additionalProperties)} by name` : 'object';
  if (schema.type === 'string') {
    const name = patterns[schema.pattern] ?? (schema.format === 'date-time' ? 'instant' : 'text');
    const length = range(schema.minLength, schema.maxLength);
    return length && name === 'text' ? `text of ${length.replace('from ', '').replace(' to', ' to')} characters` : name;
  }
  if (schema.type === 'integer' || schema.type === 'number') {
    const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? undefined : schema.exclusiveMinimum);
    const limits = range(least !== undefined && Math.abs(least) < 2 ** 53 - 1 ? least : undefined, schema.maximum);
    return [schema.type === 'integer' ? 'whole number' : 'number', limits].filter(Boolean).join(' ');
  }
  return schema.type === 'null' ? 'null' : (schema.type ?? 'anything');
}

function rowsOf(schema, comments, path, depth) {
  if (schema.type === 'array' && schema.items) return rowsOf(schema.items, comments, `${path}[]`, depth);
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (!schema.properties && choices) {
    const seen = new Set();
    return choices
      .flatMap((choice) => rowsOf(choice, comments, path, depth))
      .filter(([name, type]) => !seen.has(name + type) && seen.add(name + type));
  }
  if (!schema.properties || depth > 3) return [];
  return Object.entries(schema.properties).flatMap(([name, field]) => {
    const at = path === '' ? name : `${path}.${name}`;
    const isOptional = !(schema.required ?? []).includes(name) || field.default !== undefined;
    const type = [
      typeOf(field),
      isOptional && 'optional',
      field.default !== undefined && `${code(JSON.stringify(field.default))} by default`,
    ];
    return [
      [code(at), type.filter(Boolean).join('; '), cell(comments.get(at) ?? '')],
      ...rowsOf(field, comments, at, depth + 1),
    ];
  });
}

/** A row for each field of a schema and of its parts: path, type and the comment of the contract. */
export const fieldRows = (schema, comments, io = 'output') => rowsOf(jsonSchema(schema, io), comments, '', 0);
