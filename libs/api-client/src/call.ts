import type {
  AwaitedApproval,
  BodyInputOf,
  ErrorBody,
  FilesOf,
  ParamsOf,
  QueryInputOf,
  ResponseOf,
} from '@deepam/contracts';

export interface UploadFile {
  readonly data: Buffer;
  readonly filename?: string;
  readonly contentType?: string;
}

export interface CallInput<E> {
  readonly token?: string;
  readonly body?: BodyInputOf<E>;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInputOf<E>;
  readonly files?: { readonly [Field in keyof FilesOf<E>]?: Buffer | UploadFile };
  /** Makes repetitions of a mutating call harmless. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<E> {
  readonly status: number;
  /** The body of a success, checked against the response schema of the endpoint; undefined for a file or a stream. */
  readonly body: ResponseOf<E>;
  /** The pending approval request; the body is then undefined. */
  readonly awaits?: AwaitedApproval['approval'];
  /** The body of an error, checked against the error schema; undefined for a success. */
  readonly error: ErrorBody | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  /** The raw text of the answer; empty for an event stream. */
  readonly text: string;
}
