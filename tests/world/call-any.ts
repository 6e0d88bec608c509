import { send, type Answer, type CallInput } from '@deepam/api-client';
import type { Endpoint } from '@deepam/contracts';

export interface AnyInput {
  readonly params?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
  readonly files?: Readonly<Record<string, Buffer>>;
  readonly headers?: Readonly<Record<string, string>>;
}
export type AnyAnswer = Answer<Endpoint>;

export const callAny = (url: string, endpoint: Endpoint, input: AnyInput, token?: string): Promise<AnyAnswer> =>
  send(url, endpoint, { ...input, token } as CallInput<Endpoint>);
