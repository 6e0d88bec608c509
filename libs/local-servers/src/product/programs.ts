import type { ServiceName } from '@deepam/contracts';
import { serviceNames } from './services.js';

export const programParts = [...serviceNames, 'messaging', 'platform'] as const;
export type ProgramPart = (typeof programParts)[number];

export const commandsOf: Readonly<Record<ProgramPart, readonly string[]>> = {
  gateway: [],
  identity: [
    'audit-trail',
    'head-create',
    'head-password',
    'rebuild-projection',
    'reset-second-factor',
    'rotate-data-key',
    'rotate-digest-key',
    'rotate-signing-key',
  ],
  network: ['rebuild-projection', 'recount'],
  'cotton-order': ['audit', 'rebuild-projection'],
  commission: ['audit', 'rebuild-projection', 'recount-business'],
  notification: ['rebuild-projection'],
  messaging: ['backup', 'backup-keys', 'broker-users', 'dead-letters', 'declare', 'restore'],
  platform: ['database-users'],
};

/**
 * The words `commission audit`, for example, name a program; the part may be omitted if only one part has the program.
 */
export function programOf([name = '', ...rest]: readonly string[]) {
  const part = programParts.find((known) => known === name);
  const [program = '', ...args] = rest;
  if (part) return commandsOf[part].includes(program) ? { part, program, args } : null;
  const [only, ...others] = programParts.filter((known) => commandsOf[known].includes(name));
  return only && others.length === 0 ? { part: only, program: name, args: rest } : null;
}

export function folderOf(part: ProgramPart): string {
  if (part === 'messaging' || part === 'platform') return `libs/${part}`;
  return part === 'gateway' ? part : `services/${part}`;
}

export const compiledProgram = (part: ProgramPart, command = 'main'): string => `${folderOf(part)}/dist/${command}.js`;

export const bundledProgram = (part: ProgramPart, command?: string): string =>
  `${command === undefined ? part : `${part}-${command}`}.js`;

export const programs: readonly (readonly [bundled: string, compiled: string])[] = [
  ...serviceNames.map((name: ServiceName) => [bundledProgram(name), compiledProgram(name)] as const),
  ...programParts.flatMap((part) =>
    commandsOf[part].map((command) => [bundledProgram(part, command), compiledProgram(part, command)] as const),
  ),
  // Each service starts the cleaner from the folder of the service.
  ['cleaner-main.js', 'libs/platform/dist/uploads/cleaning/cleaner-main.js'],
  ['rows-main.js', 'libs/bank-statements/dist/files/rows-main.js'],
  ['typesetter-main.js', 'services/commission/dist/documents/typesetting/typesetter-main.js'],
];
