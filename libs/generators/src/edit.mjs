import { readFileSync } from 'node:fs';
import { format } from 'oxfmt';

const options = JSON.parse(readFileSync(new URL('../../../.oxfmtrc.json', import.meta.url), 'utf8'));

/** Writes code as `npm run format` would. @throws Error when it cannot be read */
export async function writeFormatted(tree, path, code) {
  const { code: formatted, errors } = await format(path, code, options);
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`);
  tree.write(path, formatted);
}

/** Changes a file that must be there. @throws Error that names it */
export async function edit(tree, path, change) {
  const code = tree.read(path, 'utf8');
  if (code === null) throw new Error(`There is no ${path}.`);
  await writeFormatted(tree, path, change(code));
}

/** A new file. @throws Error when it is there already */
export async function add(tree, path, code) {
  if (tree.exists(path)) throw new Error(`${path} is there already.`);
  await writeFormatted(tree, path, code);
}

/** The classes of a list stay in alphabetical order. */
export const register = (list, name, from) => (code) => {
  const line = `import { ${name} } from '${from}';\n`;
  const imports = code.replace(/^(import [^;]+;\n)(?!import)/m, `$1${line}`);
  const pattern = new RegExp(`(\\n  ${list}: \\[)([\\w,\\s]*)\\]`);
  if (!pattern.test(imports)) return imports.replace(/\n};\n$/, `\n  ${list}: [${name}],\n};\n`);
  return imports.replace(pattern, (_, start, names) => {
    const all = [...names.split(',').map((each) => each.trim()), name].filter((each) => each !== '');
    return `${start}${all.sort().join(', ')}]`;
  });
};

/** Adds names to the import of a module, or the import itself. */
export function addNames(code, names, from) {
  const pattern = new RegExp(`import \\{([^}]*)\\} from '${from.replaceAll('.', '\\.')}';\n`);
  const before = pattern.exec(code)?.[1].split(',') ?? [];
  const all = [...new Set([...before.map((name) => name.trim()), ...names])].filter((name) => name !== '');
  const line = `import { ${all.join(', ')} } from '${from}';\n`;
  return pattern.test(code) ? code.replace(pattern, () => line) : line + code;
}
