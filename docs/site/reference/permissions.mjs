import { allEndpoints, builtInRoles, permissionSentences } from '@deepam/contracts';
import { cell, code, page, table } from '../markdown.mjs';

export function permissionsPage() {
  const rows = Object.entries(permissionSentences).map(([name, sentence]) => [
    code(name),
    cell(sentence),
    builtInRoles
      .filter((role) => role.permissions.includes(name))
      .map((role) => role.name)
      .join(', '),
    allEndpoints
      .filter(({ permission = [] }) => [permission].flat().includes(name))
      .map((call) => `[${call.name}](./calls/${call.service}.md#${call.name.toLowerCase()})`)
      .join(', '),
  ]);
  return page(
    'Permissions',
    ['libs/contracts/src/permissions.ts', 'libs/contracts/src/staff-roles.ts'],
    'The head has all permissions. The head makes further roles; the built-in roles cannot be changed.',
    table(['permission', 'opens', 'built-in roles', 'calls'], rows),
  );
}
