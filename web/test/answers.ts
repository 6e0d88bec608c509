import { endpointExamples, publicEndpoints, type Endpoint, type ErrorCode } from '@deepam/contracts';
import type { Answer, EndpointName } from '../src/lib/api/endpoint-types.js';

export interface Call {
  readonly name: EndpointName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly body: unknown;
  readonly files: Readonly<Record<string, string>>;
}

export class Refusal {
  constructor(
    readonly status: number,
    readonly code: ErrorCode,
    readonly error = 'The server has refused.',
    readonly details?: object,
  ) {}
}
export const refused = (...refusal: ConstructorParameters<typeof Refusal>): Refusal => new Refusal(...refusal);

export class ListPage<Item> {
  constructor(
    readonly items: readonly Item[],
    readonly more: { readonly nextCursor?: string; readonly total?: number } = {},
  ) {}
}
export const listPage = <Item>(...page: ConstructorParameters<typeof ListPage<Item>>): ListPage<Item> =>
  new ListPage(...page);

export function held<Of>(answer: Of): { readonly answer: Promise<Of>; readonly come: () => void } {
  let come = (): void => undefined;
  const promise = new Promise<Of>((resolve) => (come = () => resolve(answer)));
  return { answer: promise, come: () => come() };
}

type ItemOf<A> = A extends readonly (infer Item)[] ? Item : never;
type Given<Name extends EndpointName> = Answer<Name> | ListPage<ItemOf<Answer<Name>>> | Refusal | null;
export type Answers = {
  [Name in EndpointName]?: Given<Name> | ((call: Call) => Given<Name> | Promise<Given<Name>>);
};

export const exampleOf = <Name extends EndpointName>(name: Name): Answer<Name> =>
  structuredClone(endpointExamples[name]!.response) as Answer<Name>;

interface Route {
  readonly endpoint: Endpoint;
  readonly pattern: RegExp;
}
const routes: readonly Route[] = publicEndpoints
  .map((endpoint) => ({
    endpoint,
    pattern: new RegExp(`^/api${endpoint.path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`),
  }))
  .toSorted((a, b) => Number(a.endpoint.path.includes(':')) - Number(b.endpoint.path.includes(':')));

const plain = (form: FormData): { body: object; files: Record<string, string> } => {
  const parts = [...form];
  return {
    body: Object.fromEntries(parts.filter(([, value]) => typeof value === 'string')),
    files: Object.fromEntries(parts.flatMap(([name, value]) => (value instanceof File ? [[name, value.name]] : []))),
  };
};

export class StubServer {
  readonly calls: Call[] = [];
  readonly faults: string[] = [];
  answers: Answers = {};
  isReachable = true;

  callsOf(name: EndpointName): Call[] {
    return this.calls.filter((call) => call.name === name);
  }

  readonly fetch = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), location.href);
    if (!this.isReachable) throw new TypeError('The connection is lost.');
    if (!url.pathname.startsWith('/api/')) return new Response('');
    const { signal } = init;
    const givenUp = new Promise<never>((_, giveUp) => {
      signal?.addEventListener('abort', () => giveUp(signal.reason as Error), { once: true });
    });
    givenUp.catch(() => undefined);
    return Promise.race([this.answer(url, init), givenUp]);
  };

  private async answer(url: URL, init: RequestInit): Promise<Response> {
    const method = init.method ?? 'GET';
    const route = routes.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(url.pathname));
    if (route === undefined) return this.fault(`No contract has the call ${method} ${url.pathname}.`);
    const { endpoint, pattern } = route;
    const name = endpoint.name as EndpointName;
    const { body, files } =
      init.body instanceof FormData
        ? plain(init.body)
        : { body: typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined, files: {} };
    const params = { ...pattern.exec(url.pathname)!.groups };
    const call: Call = { name, params, query: Object.fromEntries(url.searchParams), body, files };
    this.calls.push(call);
    const unfit =
      endpoint.body?.safeParse(body).error ??
      endpoint.query?.safeParse(call.query).error ??
      endpoint.params?.safeParse(params).error;
    if (unfit) return this.fault(`The call ${name} does not fit its contract: ${unfit.message}`);
    if (endpoint.isStream === true && !(name in this.answers)) return new Promise<never>(() => undefined);
    const asked = name in this.answers ? this.answers[name] : (endpointExamples[name]?.response as unknown);
    const answer: unknown = typeof asked === 'function' ? await (asked as (call: Call) => unknown)(call) : asked;
    return this.respond(endpoint, answer);
  }

  private respond(endpoint: Endpoint, answer: unknown): Response {
    if (answer === null && !endpoint.response.safeParse(null).success) throw new TypeError('The connection is lost.');
    if (answer instanceof Refusal) {
      const { status, code, error, details } = answer;
      return Response.json({ error, code, details, requestId: 'component' }, { status });
    }
    if (endpoint.isStream === true) return new Response(String(answer), { headers: { 'content-type': 'text/csv' } });
    const { items, more } = answer instanceof ListPage ? answer : { items: answer, more: {} };
    const { error } = endpoint.response.safeParse(items);
    if (error) return this.fault(`The answer of ${endpoint.name} does not fit its contract: ${error.message}`);
    const headers = new Headers();
    if (more.nextCursor !== undefined) headers.set('x-next-cursor', more.nextCursor);
    if (more.total !== undefined) headers.set('x-total-count', String(more.total));
    return items === undefined
      ? new Response('', { headers })
      : Response.json(items, { status: endpoint.status ?? 200, headers });
  }

  private fault(text: string): never {
    this.faults.push(text);
    throw new TypeError(text);
  }
}
