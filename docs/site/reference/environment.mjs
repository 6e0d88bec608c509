import { cell, code, page, table } from '../markdown.mjs';

const variable = /^(# )?([A-Z][A-Z0-9_]*)=(.*)$/;

export function environmentSections(text) {
  const sections = [];
  let comment = [];
  let isAfterVariable = false;
  for (const line of text.split('\n')) {
    const title = /^# --- (.+?) -+$/.exec(line)?.[1];
    const found = variable.exec(line);
    if (title) {
      sections.push({ title, rows: [] });
      comment = [];
    } else if (found) {
      sections
        .at(-1)
        .rows.push({ name: found[2], value: found[3], isOptional: found[1] !== undefined, says: comment.join(' ') });
      isAfterVariable = true;
    } else if (line.startsWith('# ')) {
      if (isAfterVariable) comment = [];
      isAfterVariable = false;
      comment.push(line.slice(2));
    }
  }
  return sections;
}

export function environmentPage({ read }) {
  const parts = environmentSections(read('.env.example')).flatMap(({ title, rows }) => [
    `## ${title}`,
    table(
      ['variable', 'default or example', 'meaning'],
      rows.map(({ name, value, isOptional, says }) => [
        code(name),
        value ? code(value) : isOptional ? 'none' : 'required',
        cell(says),
      ]),
    ),
  ]);
  return page(
    'Environment variables',
    '.env.example',
    '`npm start` needs none of them: it makes its own servers, secrets and keys. A comment that explains several variables is repeated with each of them.',
    ...parts,
  );
}
