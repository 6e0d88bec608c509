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

const routeOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

/** What the line says, in the words of the documents. */
const whoOf = ({
  access,
  owner,
  stepUp,
  secondPerson,
  beforePasswordChange,
  beforeSecondFactor,
  ...call
}: Endpoint): string[] => [
  access,
  ...(owner ? ['owner'] : []),
  ...(stepUp ? ['stepUp'] : []),
  ...(secondPerson ? ['secondPerson'] : []),
  ...(beforePasswordChange ? ['beforePasswordChange'] : []),
  ...(beforeSecondFactor ? ['beforeSecondFactor'] : []),
  ...(call.alsoStaff ? ['alsoStaff'] : []),
  ...[call.permission ?? []].flat(),
];

describe('the specification of calls', () => {
  it('names every call of the contracts once, and no other', () => {
    const all = files.flatMap((name) => describedCalls(read(folder + name)).map(({ route }) => route));
    expect(all.toSorted()).toEqual(allEndpoints.map(routeOf).toSorted());
  });

  it.each(allEndpoints.map((endpoint) => [routeOf(endpoint), endpoint] as const))(
    'is right about %s',
    (route, call) => {
      const text = described.get(route);
      expect(text?.service).toBe(call.service);
      expect(wordsIn(text?.lines['Who'])).toEqual(whoOf(call));
      expect(wordsIn(text?.lines['Query'])).toEqual(fieldsOf(call.query));
      expect(wordsIn(text?.lines['Body'])).toEqual(fieldsOf(call.body));
      expect(wordsIn(text?.lines['Files'])).toEqual(Object.keys(call.files ?? {}));
      expect(wordsIn(text?.lines['Errors'])).toEqual([...(call.errors ?? [])]);
      expect(/status (\d+)/.exec(text?.lines['Answer'] ?? '')?.[1]).toBe(call.status?.toString());
    },
  );

  it.each(
    allEndpoints.filter(({ stream }) => stream !== true).map((endpoint) => [routeOf(endpoint), endpoint] as const),
  )('names every field that %s answers with', (route, { response }) => {
    const answer = described.get(route)?.lines['Answer'] ?? '';
    const own = wordsIn(answer);
    const ofShapes = [...answer.matchAll(/README\.md#([a-z]+)/g)].flatMap(([, shape]) => named.get(shape!) ?? []);
    const fields = answerFields(response);
    expect(fields.filter((field) => !own.includes(field) && !ofShapes.includes(field))).toEqual([]);
    expect(own.filter((field) => !fields.includes(field))).toEqual([]);
  });
});

describe('the rest of the specification', () => {
  it('has every error with its status and sentence', () => {
    const rows = tableRows(read('docs/specification/errors.md'));
    expect(rows).toEqual(
      Object.entries(errorCatalogue).map(([code, { status, message }]) => [`\`${code}\``, String(status), message]),
    );
  });

  it('has every permission with its sentence', () => {
    const [, section = ''] = read('docs/specification/access.md').split('### Staff');
    const rows = tableRows(section.split('\n## ', 1)[0]!);
    expect(rows).toEqual(Object.entries(permissionSentences).map(([name, sentence]) => [`\`${name}\``, sentence]));
  });

  it('has every event and its consumers', () => {
    const rows = tableRows(read('docs/specification/events.md')).filter(([key]) => key!.includes('.v'));
    const consumers = rows.map(([key, , services]) => `${key!.replaceAll('`', '')}: ${services}`);
    expect(consumers.toSorted()).toEqual(
      subscriptions.map(({ event, services }) => `${event.routingKey}: ${services.join(', ')}`).toSorted(),
    );
  });

  it('has every kind of notification', () => {
    const rows = tableRows(read('docs/specification/events.md')).filter(([key]) => !key!.includes('.v'));
    expect(rows.map(([kind]) => kind!).toSorted()).toEqual(notificationKinds.map((kind) => `\`${kind}\``).toSorted());
  });

  it('has every address of the web', () => {
    const pages = [...read('web/src/app/pages.ts').matchAll(/^ {2}'(\/[^']*)':/gm)].map(([, path]) => path);
    const rows = tableRows(read('docs/specification/web.md')).filter(([address]) => address!.startsWith('`/'));
    expect(rows.map(([address]) => address!.replaceAll('`', '')).toSorted()).toEqual(pages.toSorted());
  });
});
