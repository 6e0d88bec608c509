import { expect, it } from '@jest/globals';

const program = new URL('../../deploy/release/licences.mjs', import.meta.url).href;
const { mayBeDelivered } = (await import(program)) as { mayBeDelivered(expression: string): boolean };

it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND LGPL-3.0-or-later', '(BSD-2-Clause OR MIT)'])(
  'the licence %s allows the delivery of its package',
  (expression) => expect(mayBeDelivered(expression)).toBe(true),
);

it.each(['GPL-3.0-only', 'AGPL-3.0-or-later', 'SSPL-1.0', 'MIT AND GPL-2.0', 'UNLICENSED', 'SEE LICENSE IN LICENSE'])(
  'the licence %s does not allow the delivery of its package',
  (expression) => expect(mayBeDelivered(expression)).toBe(false),
);
