import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  allEndpoints,
  type Endpoint,
  errorCatalogue,
  notificationKinds,
  permissionSentences,
  subscriptions,
} from '@deepam/contracts';
import { describe, expect, it } from '@jest/globals';
import { answerFields, fieldsOf } from './schema-fields.js';
import { describedCalls, shapes, tableRows, wordsIn } from './specification-text.js';

const root = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(fileURLToPath(new URL(path, root)), 'utf8');

const folder = 'docs/specification/calls/';
const files = readdirSync(fileURLToPath(new URL(folder, root))).filter((name) => name !== 'README.md');
const described = new Map(
  files.flatMap((name) => {
    const service = name.replace('.md', '');
    return describedCalls(read(folder + name)).map((call) => [call.route, { ...call, service }] as const);
  }),
);
const named = shapes(read(`${folder}README.md`));

const fileOf = ({ service }: Endpoint): string => `${folder}${service}.md`;
const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

const whoOf = ({
  access,
  owner,
  stepUp,
  mayNeedApproval,
  beforePasswordChange,
  beforeSecondFactor,
  ...call
}: Endpoint): string[] => [
  access,
  ...(owner ? ['owner'] : []),
  ...(stepUp ? ['stepUp'] : []),
  ...(mayNeedApproval ? ['mayNeedApproval'] : []),
  ...(beforePasswordChange ? ['beforePasswordChange'] : []),
  ...(beforeSecondFactor ? ['beforeSecondFactor'] : []),
  ...(call.alsoStaff ? ['alsoStaff'] : []),
  ...[call.permission ?? []].flat(),
];

describe('the specification of calls', () => {
  it('names every call of the contracts once, and no other', () => {
    const all = files.flatMap((name) =>
      describedCalls(read(folder + name)).map(({ route }) => `${folder}${name}: ${route}`),
    );
    expect(all.toSorted()).toEqual(allEndpoints.map((call) => `${fileOf(call)}: ${routeOf(call)}`).toSorted());
  });

  it.each(allEndpoints.map((endpoint) => [routeOf(endpoint), endpoint] as const))(
    'the specification is right about %s',
    (route, call) => {
      const { service, lines = {} } = described.get(route) ?? {};
      const section = { file: service === undefined ? 'no file' : `${folder}${service}.md`, section: route };
      const line = (name: string) => ({ ...section, [name]: wordsIn(lines[name]) });
      const wanted = { file: fileOf(call), section: route };
      expect(section).toEqual(wanted);
      expect(line('Who')).toEqual({ ...wanted, Who: whoOf(call) });
      expect(line('Query')).toEqual({ ...wanted, Query: fieldsOf(call.query) });
      expect(line('Body')).toEqual({ ...wanted, Body: fieldsOf(call.body) });
      expect(line('Files')).toEqual({ ...wanted, Files: Object.keys(call.files ?? {}) });
      expect(line('Errors')).toEqual({ ...wanted, Errors: [...(call.errors ?? [])] });
      const status = /status (\d+)/.exec(lines['Answer'] ?? '')?.[1];
      expect({ ...section, status }).toEqual({ ...wanted, status: call.status?.toString() });
    },
  );

  it.each(
    allEndpoints.filter(({ stream }) => stream !== true).map((endpoint) => [routeOf(endpoint), endpoint] as const),
  )('names every field that %s answers with', (route, call) => {
    const answer = described.get(route)?.lines['Answer'] ?? '';
    const own = wordsIn(answer);
    const ofShapes = [...answer.matchAll(/README\.md#([a-z-]+)/g)].flatMap(
      ([, shape]) => named.get(shape!.replaceAll('-', ' ')) ?? [],
    );
    const fields = answerFields(call.response);
    const place = { file: fileOf(call), section: route };
    const missing = fields.filter((field) => !own.includes(field) && !ofShapes.includes(field));
    const unknown = own.filter((field) => !fields.includes(field));
    expect({ ...place, missing, unknown }).toEqual({ ...place, missing: [], unknown: [] });
  });
});

describe('the rest of the specification', () => {
  it('the specification has every error with its status and sentence', () => {
    const rows = tableRows(read('docs/specification/errors.md'));
    const inErrors = (row: readonly string[]) => ['docs/specification/errors.md', ...row];
    expect(rows.map(inErrors)).toEqual(
      Object.entries(errorCatalogue).map(([code, { status, message }]) =>
        inErrors([`\`${code}\``, String(status), message]),
      ),
    );
  });

  it('the specification has every permission with its sentence', () => {
    const [, section = ''] = read('docs/specification/access.md').split('### Staff');
    const rows = tableRows(section.split('\n## ', 1)[0]!);
    expect(rows).toEqual(Object.entries(permissionSentences).map(([name, sentence]) => [`\`${name}\``, sentence]));
  });

  it('the specification has every event and its consumers', () => {
    const rows = tableRows(read('docs/specification/events.md')).filter(([key]) => key!.includes('.v'));
    const inEvents = (event: string, services: string) => `docs/specification/events.md: ${event}: ${services}`;
    const consumers = rows.map(([key, , services]) => inEvents(key!.replaceAll('`', ''), services!));
    expect(consumers.toSorted()).toEqual(
      subscriptions.map(({ event, services }) => inEvents(event.routingKey, services.join(', '))).toSorted(),
    );
  });

  it('the specification has every kind of notification', () => {
    const rows = tableRows(read('docs/specification/events.md')).filter(([key]) => !key!.includes('.v'));
    const inEvents = (kind: string) => `docs/specification/events.md: ${kind}`;
    expect(rows.map(([kind]) => inEvents(kind!)).toSorted()).toEqual(
      notificationKinds.map((kind) => inEvents(`\`${kind}\``)).toSorted(),
    );
  });

  it('the specification has every address of the web', () => {
    const pages = [...read('web/src/app/pages.ts').matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path);
    const rows = tableRows(read('docs/specification/web.md')).filter(([address]) => address!.startsWith('`/'));
    const inWeb = (address: string) => `docs/specification/web.md: ${address}`;
    expect(rows.map(([address]) => inWeb(address!.replaceAll('`', ''))).toSorted()).toEqual(
      pages.map((address) => inWeb(address!)).toSorted(),
    );
  });
});
