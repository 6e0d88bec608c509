import { allEndpoints, errorCatalogue } from '@deepam/contracts';
import { cell, code, page, table } from '../markdown.mjs';

export function errorsPage() {
  const rows = Object.entries(errorCatalogue).map(([name, { status, message }]) => [
    code(name),
    status,
    cell(message),
    allEndpoints
      .filter(({ errors = [] }) => errors.includes(name))
      .map((call) => `[${call.name}](./calls/${call.service}.md#${call.name.toLowerCase()})`)
      .join(', '),
  ]);
  return page(
    'Errors',
    'libs/contracts/src/errors.ts',
    'An answer that is not a success is JSON with `error` (the sentence), `code`, `requestId` and, for some codes, `details`. The last column names the calls that list the code; codes without a call can come from every call.',
    table(['code', 'status', 'sentence', 'calls'], rows),
  );
}
