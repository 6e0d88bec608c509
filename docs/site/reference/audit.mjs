import { allEndpoints, auditKinds, openingKinds } from '@deepam/contracts';
import { codes, page, table } from '../markdown.mjs';

export function auditPage() {
  const rows = auditKinds.map((kind) => [
    codes([kind]),
    codes(allEndpoints.filter(({ audit }) => audit === kind).map(({ method, path }) => `${method} ${path}`)) ||
      'the service or a command',
    openingKinds.includes(kind) ? 'yes' : '',
  ]);
  return page(
    'Audit kinds',
    'libs/contracts/src/audit/audit-kinds.ts',
    'An entry of the audit trail is written in the transaction of its effect.',
    table(['kind', 'written by', 'opens numbers, scans or a login'], rows),
  );
}
