import type { z } from 'zod';

/**
 * Compares the text of `.env.example` with the schemas of all processes. Each variable of a schema must be mentioned,
 * and no other: as `NAME=value` with a value that every process accepts, as `NAME=` if the operator must fill it in
 * (secrets have no example), or commented out as `# NAME=value` if it has a default or is optional.
 * @returns one sentence per error
 */
export function envExampleErrors(schemas: Readonly<Record<string, z.ZodObject>>, text: string): string[] {
  const mentioned = variablesOf(text);
  const known = new Set(Object.values(schemas).flatMap((schema) => Object.keys(schema.shape)));
  const missing = [...known].filter((name) => !mentioned.has(name)).map((name) => `${name} is not mentioned.`);
  const unknown = [...mentioned.keys()]
    .filter((name) => !known.has(name))
    .map((name) => `${name} is mentioned but no process reads it.`);
  const wrong = Object.entries(schemas).flatMap(([process, schema]) =>
    Object.entries(schema.shape).flatMap(([name, field]) => {
      const example = mentioned.get(name);
      if (!example || (example.value === '' && !example.isComment)) return [];
      if ((field as z.ZodType).safeParse(example.isComment ? undefined : example.value).success) return [];
      return example.isComment
        ? [`${name} is commented out but ${process} cannot do without it.`]
        : [`${name} has a value that ${process} does not accept.`];
    }),
  );
  return [...missing, ...unknown, ...new Set(wrong)];
}

function variablesOf(text: string): Map<string, { value: string; isComment: boolean }> {
  const found = new Map<string, { value: string; isComment: boolean }>();
  for (const line of text.split('\n')) {
    const [, comment, name, value] = /^(#\s*)?([A-Z][A-Z0-9_]*)=(.*)$/.exec(line.trim()) ?? [];
    if (name !== undefined) found.set(name, { value: (value ?? '').trim(), isComment: comment !== undefined });
  }
  return found;
}
