import type { Access, BodyInputOf, FilesOf, Method, ParamsOf, QueryInputOf, ResponseOf } from '@deepam/contracts';
import type * as contracts from '@deepam/contracts';
import type { IdempotencyKey } from './build-request.js';

type Contracts = typeof contracts;
interface AnyEndpoint {
  readonly method: Method;
  readonly path: string;
  readonly access: Access;
}

export type EndpointName = {
  [K in keyof Contracts]: Contracts[K] extends AnyEndpoint ? K : never;
}[keyof Contracts];

type Needed<Key extends string, T> = [T] extends [undefined]
  ? { [K in Key]?: undefined }
  : Partial<T> extends T
    ? { [K in Key]?: T }
    : { [K in Key]: T };

export type CallInput<Name extends EndpointName> = Needed<'body', BodyInputOf<Contracts[Name]>> &
  Needed<'query', QueryInputOf<Contracts[Name]>> &
  Needed<'params', ParamsOf<Contracts[Name]>>;

/** Every mutating call has a key, so that it is executed once however often it arrives. */
export type KeyInput<Name extends EndpointName> = Contracts[Name]['method'] extends 'GET'
  ? { key?: undefined }
  : { key: IdempotencyKey };

export type FilesInput<Name extends EndpointName> = {
  readonly [F in keyof FilesOf<Contracts[Name]>]?: File | null;
};

export type Answer<Name extends EndpointName> = ResponseOf<Contracts[Name]>;
export type ItemOf<Name extends EndpointName> = Answer<Name> extends readonly (infer Item)[] ? Item : never;
