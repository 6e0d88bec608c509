import { add, edit, register } from '../edit.mjs';
import { camel, inContracts, pascal } from '../names.mjs';

/** Makes a use case that compiles; its call and its spec fail until they are written. */
export default async function slice(tree, { service, module, name, contracts = `${inContracts(service)}-endpoints` }) {
  const folder = `services/${service}/src/${module}`;
  const call = camel(name);
  const [controller, handler] = [`${pascal(name)}Controller`, `${pascal(name)}Handler`];
  const definitions = `libs/contracts/src/http/${contracts}.ts`;
  if (tree.read(definitions, 'utf8')?.includes('import { defineEndpoint }') === false)
    throw new Error(`${definitions} defines no calls: name one that does by --contracts.`);
  const method = /^(get|list|export)-/.test(name) ? 'GET' : 'POST';

  await add(
    tree,
    `${folder}/${name}/${name}.controller.ts`,
    `import { ${call}, type ResponseOf } from '@deepam/contracts';
import { Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ${handler} } from './${name}.handler.js';

@Controller()
export class ${controller} {
  constructor(private readonly ${call}Handler: ${handler}) {}

  @Route(${call})
  answer(): Promise<ResponseOf<typeof ${call}>> {
    return this.${call}Handler.execute();
  }
}
`,
  );
  await add(
    tree,
    `${folder}/${name}/${name}.handler.ts`,
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
  await edit(tree, `${folder}/${module}.module.ts`, (code) =>
    register(
      'providers',
      handler,
      `./${name}/${name}.handler.js`,
    )(register('controllers', controller, `./${name}/${name}.controller.js`)(code)),
  );
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
