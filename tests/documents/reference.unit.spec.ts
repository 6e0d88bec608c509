import { fileURLToPath } from 'node:url';
import {
  allEndpoints,
  auditKinds,
  errorCatalogue,
  notificationKinds,
  permissions,
  subscriptions,
} from '@deepam/contracts';
import { beforeAll, expect, it } from '@jest/globals';
import { referencePages } from '../../docs/site/reference.mjs';

const root = fileURLToPath(new URL('../../', import.meta.url));
let pages: ReadonlyMap<string, string>;
beforeAll(async () => {
  pages = await referencePages(root);
}, 60_000);

const page = (name: string): string => pages.get(`docs/reference/${name}.md`) ?? '';
const missing = (words: readonly string[], text: string): string[] => words.filter((word) => !text.includes(word));

it('the generated documentation has a section for every call of the contracts', () => {
  const found = allEndpoints.filter(({ service, name, method, path }) =>
    page(`calls/${service}`).includes(`## ${name}\n\n\`${method} ${path}\`\n`),
  );
  expect(found.map(({ name }) => name)).toEqual(allEndpoints.map(({ name }) => name));
});

it('the generated documentation shows the callers, fields, comments, errors and an example of a call', () => {
  const [, section = ''] = page('calls/commission').split('## commissionRequest\n');
  const [call] = section.split('\n## ', 1);
  expect(
    missing(
      [
        'approved members and the head',
        '`commissionAmount`',
        'by default',
        'COMMISSION.TOO_MANY_OPEN',
        'Example of a request',
      ],
      call!,
    ),
  ).toEqual([]);
  expect(page('calls/commission')).toContain('The caller has seen this version.');
});

it('the generated documentation lists every error, permission, notification kind and audit kind', () => {
  expect(missing(Object.keys(errorCatalogue), page('errors'))).toEqual([]);
  expect(missing(permissions, page('permissions'))).toEqual([]);
  expect(missing(notificationKinds, page('notifications'))).toEqual([]);
  expect(missing(auditKinds, page('audit'))).toEqual([]);
});

it('the generated documentation names a file of the publisher and of each consumer of every event', () => {
  const keys = subscriptions.map(({ event }) => event.routingKey);
  const sections = page('events').split('\n## ').slice(1);
  expect(sections.map((section) => section.split('\n', 1)[0])).toEqual(keys);
  expect(sections.filter((section) => !/Published by .*`services\/|Published by .*`libs\//.test(section))).toEqual([]);
  expect(sections.filter((section) => !/Consumed by .*\.ts`/.test(section))).toEqual([]);
});

it('the generated documentation lists the variables of .env.example and the collections of each service', () => {
  expect(missing(['DATA_KEYS', 'RATE_LIMIT_PER_MINUTE', 'HOLD_DAYS', 'required'], page('environment'))).toEqual([]);
  const collections = page('collections');
  expect(missing(['`payouts`', '`orders`', '`memberships`', '`accounts`', '`inbox`', '`outbox`'], collections)).toEqual(
    [],
  );
  expect(collections.match(/^### /gm)!.length).toBeGreaterThan(70);
});
