import { errorBody, errorCatalogue, type Endpoint } from '@deepam/contracts';
import { malformedRequest, type MalformedRequest } from './malformed-request.js';
import { RawLine, type RawAnswer } from './raw-line.js';
import { SeededRandom } from '../world/seeded-random.js';

export interface Storm {
  readonly endpoint: Endpoint;
  readonly token: string | undefined;
  readonly requests: number;
  readonly seed: number;
  readonly ports: readonly number[];
  readonly documented: ReadonlySet<string>;
}

export interface StormOutcome {
  readonly statuses: ReadonlyMap<number, number>;
  readonly failures: readonly string[];
}

const traces = /\n\s+at |node_modules|\.(?:js|ts):\d+|\bError: /;

export async function storm({ endpoint, token, requests, seed, ports, documented }: Storm): Promise<StormOutcome> {
  const random = new SeededRandom(seed);
  const statuses = new Map<number, number>();
  const failures: string[] = [];
  let left = requests;
  const work = async (port: number) => {
    const line = new RawLine(port);
    while (left > 0) {
      left -= 1;
      const request = malformedRequest(endpoint, token, random);
      const answer = await line.ask(request.bytes, request.hangsUp).catch((error: Error) => error);
      if (answer instanceof Error) {
        failures.push(`${answer.message} to ${readable(request.bytes)}`);
        continue;
      }
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
      const error = errorOf(answer, request, documented);
      if (error !== null) failures.push(`${error}: ${readable(request.bytes)}`);
    }
    line.close();
  };
  await Promise.all(ports.map(work));
  return { statuses, failures };
}

const readable = (bytes: Buffer): string =>
  JSON.stringify(
    bytes
      .toString('latin1')
      .replace(/Bearer ey[\w.-]+/, 'Bearer …')
      .slice(0, 300),
  );

function errorOf(
  { status, body }: RawAnswer,
  request: MalformedRequest,
  documented: ReadonlySet<string>,
): string | null {
  if (status >= 500) return `answered with ${status} ${body}`;
  if (status === 0) return request.hangsUp ? null : 'closed the line without an answer';
  if (traces.test(body)) return `tells of its inside: ${body}`;
  if (status < 400 || body === '') return null;
  const parsed = errorBody.strict().safeParse(jsonIn(body));
  if (!parsed.success) return `answered ${status} in no shape of errors: ${body}`;
  const { code } = parsed.data;
  if (!Object.hasOwn(errorCatalogue, code)) return `answered with the unknown code ${code}`;
  return request.isOnRoute && !documented.has(code) ? `answered with the undocumented code ${code}` : null;
}

function jsonIn(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}
