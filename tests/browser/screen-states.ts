import type { Page } from 'playwright-core';

const longName = 'Venkatanarasimharajuvaripetasu';
export const rightToLeftName = 'דוד כהן 7';

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Fields = Readonly<Record<string, Json>>;

function changed(json: Json, fields: (it: Fields) => Fields, list: (it: readonly Json[]) => readonly Json[]): Json {
  const change = (inner: Json): Json => changed(inner, fields, list);
  if (Array.isArray(json)) return list((json as readonly Json[]).map(change));
  if (json === null || typeof json !== 'object') return json;
  return fields(Object.fromEntries(Object.entries(json).map(([key, inner]) => [key, change(inner)])));
}

const identity = <T>(it: T): T => it;
const isOfRecords = ([first]: readonly Json[]): boolean =>
  first !== null && typeof first === 'object' && Object.hasOwn(first, '_id');
const cutTo =
  (length: number) =>
  (list: readonly Json[]): readonly Json[] =>
    isOfRecords(list) ? list.slice(0, length) : list;
const isPerson = (it: Fields): boolean =>
  'name' in it && ['_id', 'mobile', 'referralCode'].some((key) => typeof it[key] === 'string');

const named =
  (name: string) =>
  (it: Fields): Fields => ({
    ...it,
    ...(isPerson(it) && { name }),
    ...['by', 'decidedBy'].reduce((by, key) => (typeof it[key] === 'string' ? { ...by, [key]: name } : by), {}),
  });
const longWords = (it: Fields): Fields => ({
  ...named(longName)(it),
  ...(typeof it['email'] === 'string' && { email: `${longName}@example.in` }),
});
const planRequested = (it: Fields): Fields =>
  'requestedPlan' in it ? { ...it, requestedPlan: 'Gold', plan: null, planApproved: false } : it;

const answers = {
  many: null,
  nothing: (json: Json) => changed(json, identity, cutTo(0)),
  one: (json: Json) => changed(json, identity, cutTo(1)),
  pending: (json: Json) => changed(json, planRequested, identity),
  'a long word': (json: Json) => changed(json, longWords, identity),
  'a name from right to left': (json: Json) => changed(json, named(rightToLeftName), identity),
  refused: 'refused',
} as const;

export type ScreenState = keyof typeof answers;
export const screenStates = Object.keys(answers) as readonly ScreenState[];

const always = /\/api\/(user\/account|member\/membership|plans|demo-logins|notifications\/stream|files)/;
const refusal = { error: 'The service is resting.', code: 'SERVER.UNAVAILABLE', requestId: 'screens' };

export async function enterState(page: Page, state: ScreenState): Promise<void> {
  const answer = answers[state];
  await page.route('**/api/notifications/stream*', (route) => route.abort());
  await page.route('**/api/**', async (route) => {
    const request = route.request();
    const isRead = request.method() === 'GET';
    if (!isRead && !request.url().endsWith('/enroll-upi')) return route.fulfill({ status: 503, json: refusal });
    if (!isRead || answer === null || always.test(request.url())) {
      const isNamed = state.startsWith('a ') && request.url().endsWith('/user/account');
      if (!isNamed) return route.fallback();
    }
    if (answer === 'refused') return route.fulfill({ status: 503, json: refusal });
    const response = await route.fetch();
    if (!(response.headers()['content-type'] ?? '').includes('json')) return route.fulfill({ response });
    return route.fulfill({ response, json: answer!((await response.json()) as Json) });
  });
}
