import type { z } from 'zod';

export const sentences: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'This is needed.' : `This should be ${described(issue.expected)}.`;
    case 'invalid_value':
      return `This should be one of: ${issue.values.map(String).join(', ')}.`;
    case 'too_small':
      return `This is too ${sized(issue.origin) ? 'short' : 'small'}: at least ${issue.minimum}.`;
    case 'too_big':
      return `This is too ${sized(issue.origin) ? 'long' : 'large'}: at most ${issue.maximum}.`;
    case 'not_multiple_of':
      return `This should be a multiple of ${issue.divisor}.`;
    case 'unrecognized_keys':
      return `These are not known here: ${issue.keys.join(', ')}.`;
    default:
      return 'This is not well formed.';
  }
};

const sized = (origin: string) => origin === 'string' || origin === 'array';

function described(expected: string): string {
  switch (expected) {
    case 'string':
      return 'a text';
    case 'int':
      return 'a whole number';
    case 'number':
    case 'nan':
      return 'a number';
    case 'boolean':
      return 'true or false';
    case 'array':
      return 'a list';
    default:
      return `of the kind ${expected}`;
  }
}

export const fieldOf = ({ path = [] }: { path?: readonly PropertyKey[] | undefined }): string =>
  path.map(String).join('.') || 'request';

export function errorsByField(error: z.ZodError): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const issue of error.issues) {
    errors[fieldOf(issue)] ??= issue.message;
  }
  return errors;
}
