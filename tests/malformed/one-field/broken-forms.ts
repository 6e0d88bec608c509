import { endpointExamples, type Endpoint } from '@deepam/contracts';
import { isTaken, refusedByRule } from './beyond-documentation.js';
import { brokenCall, validTexts, type BrokenCall, type Fields } from './broken-call.js';
import { brokenFilesOf, validFiles } from './broken-files.js';
import { brokenTexts } from './broken-values.js';
import type { SchemaNode } from './documented.js';
import { formOf, type FormPart } from './form-body.js';

export function brokenForms(endpoint: Endpoint, schema: SchemaNode | undefined): BrokenCall[] {
  if (!schema) return [];
  const files = endpoint.files ?? {};
  const valid = (endpointExamples[endpoint.name]!.request ?? {}) as Fields;
  const texts = Object.entries(valid).map(([name, value]): FormPart => ({ name, content: String(value) }));
  const form = (field: string, what: string, parts: readonly FormPart[], codes: readonly string[]) =>
    brokenCall(endpoint, field, `form: ${what}`, { ...formOf(parts), codes });
  const fields = Object.entries(schema.properties ?? {}).filter(([name]) => files[name] === undefined);
  const whole = [...texts, ...validFiles(files)];
  return [
    ...fields.flatMap(([name, node]) => {
      const others = whole.filter((part) => part.name !== name);
      const text = String(valid[name] ?? validTexts[name] ?? '1');
      const broken = [
        ...brokenTexts(node, text).filter((broken) => !isTaken(name, text, broken)),
        ...refusedByRule(endpoint.name, name),
      ];
      const codes = ['REQUEST.INVALID'];
      return [
        ...broken.map((content) => form(name, JSON.stringify(content), [...others, { name, content }], codes)),
        ...(schema.required?.includes(name) ? [form(name, 'missing', others, codes)] : []),
        form(name, 'twice', [...others, { name, content: text }, { name, content: text }], codes),
        form(name, 'as a file', [...others, { name, content: text, filename: 'a.png' }], codes),
      ];
    }),
    ...Object.entries(files).flatMap(([name, field]) => {
      const others = whole.filter((part) => part.name !== name);
      return brokenFilesOf(name, field).map(({ what, parts, codes }) => form(name, what, [...others, ...parts], codes));
    }),
  ];
}
