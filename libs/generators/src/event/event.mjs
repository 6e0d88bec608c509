import { add, edit, register } from '../edit.mjs';
import { camel, inContracts, pascal } from '../names.mjs';

/** Makes an event and a consumer that compile; the handler and its spec fail until they are written. */
export default async function event(tree, { name, publisher, service, module }) {
  const folder = `services/${service}/src/${module}`;
  const definition = camel(name);
  const consumer = `On${pascal(name)}`;
  const owner = inContracts(publisher);

  await edit(
    tree,
    `libs/contracts/src/events/${owner}-events.ts`,
    (code) => `${code}
export const ${definition} = defineEvent('${owner}.${name}', 1, z.object({ memberId: objectId, occurredAt: instant }));
`,
  );
  await edit(tree, 'libs/contracts/src/events/subscriptions.ts', (code) =>
    code.replace(
      /(export const subscriptions: readonly Subscription\[\] = \[[^;]*)\];/,
      `$1...heardBy(['${service}'], ${owner}.${definition}),\n];`,
    ),
  );
  await add(
    tree,
    `${folder}/on-${name}.ts`,
    `import { ${definition} } from '@deepam/contracts';
import { OnEvent, type EventContext, type EventOf } from '@deepam/messaging';
import { Controller } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';

@Controller()
export class ${consumer} {
  @OnEvent(${definition})
  async handle(@Payload() { data }: EventOf<typeof ${definition}>, @Ctx() { session }: EventContext): Promise<void> {
    void [data, session];
    throw new Error('${consumer} is not written yet.');
  }
}
`,
  );
  await add(
    tree,
    `services/${service}/test/on-${name}.int.spec.ts`,
    `import { ${definition} } from '@deepam/contracts';
import { describe, it } from '@jest/globals';

describe(${definition}.routingKey, () => {
  it('is handled once', () => {
    throw new Error('Write this test, see docs/testing.md and the harness in this folder.');
  });
});
`,
  );
  await edit(tree, `${folder}/${module}.module.ts`, register('controllers', consumer, `./on-${name}.js`));
}
