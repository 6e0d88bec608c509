import { add, addNames, edit, register } from '../edit.mjs';
import { camel, inContracts, pascal } from '../names.mjs';

/** Makes a use case that compiles; its call and its spec fail until they are written. */
export default async function slice(tree, { service, module, name, contracts = `${inContracts(service)}-endpoints` }) {
  const folder = `services/${service}/src/${module}`;
  const call = camel(name);
  const [controller, handler] = [`${pascal(module)}Controller`, `${pascal(name)}Handler`];
  const definitions = `libs/contracts/src/http/${contracts}.ts`;
  if (tree.read(definitions, 'utf8')?.includes('import { defineEndpoint }') === false)
    throw new Error(`${definitions} defines no calls: name one that does by --contracts.`);
  const method = /^(get|list|export)-/.test(name) ? 'GET' : 'POST';

  await add(
    tree,
    `${folder}/${name}.ts`,
    `import type { ${call}, ResponseOf } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';

@Injectable()
export class ${handler} {
  async execute(): Promise<ResponseOf<typeof ${call}>> {
    throw new Error('${handler} is not written yet.');
  }
}
`,
  );
  const controllerFile = `${folder}/${module}.controller.ts`;
  const hasController = tree.exists(controllerFile);
  if (!hasController)
    await add(
      tree,
      controllerFile,
      `import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';

@Controller()
export class ${controller} {
  constructor() {}
}
`,
    );
  await edit(tree, controllerFile, addRoute({ call, handler, name }));
  await add(
    tree,
    `services/${service}/test/${name}.int.spec.ts`,
    `import { ${call} } from '@deepam/contracts';
import { describe, it } from '@jest/globals';

describe(${call}.name, () => {
  it('does what its summary says', () => {
    throw new Error('Write this test, see docs/testing.md and the harness in this folder.');
  });
});
`,
  );
  await edit(tree, `${folder}/${module}.module.ts`, (code) => {
    const provided = register('providers', handler, `./${name}.js`)(code);
    return hasController ? provided : register('controllers', controller, `./${module}.controller.js`)(provided);
  });
  await edit(tree, definitions, (code) =>
    new RegExp(`export const ${call} =`).test(code)
      ? code
      : `${code}
export const ${call} = defineEndpoint({
  name: '${call}',
  method: '${method}',
  path: '/${service}/${name}',
  service: '${service}',
  access: 'head',
  summary: 'What ${name} does, in a sentence',
  response: z.object({}),
});
`,
  );
}

/** The route becomes the last method of the controller of its module. */
const addRoute =
  ({ call, handler, name }) =>
  (code) => {
    const imports = addNames(addNames(code, ['type ResponseOf', call], '@deepam/contracts'), [handler], `./${name}.js`);
    const injected = imports.includes('constructor(')
      ? imports.replace('constructor(', `constructor(private readonly ${call}Handler: ${handler},`)
      : imports.replace(/(export class \w+ \{\n)/, `$1  constructor(private readonly ${call}Handler: ${handler}) {}\n`);
    const end = injected.indexOf('\n}\n', injected.indexOf('export class'));
    return `${injected.slice(0, end)}

  @Route(${call})
  ${call}(): Promise<ResponseOf<typeof ${call}>> {
    return this.${call}Handler.execute();
  }${injected.slice(end)}`;
  };
