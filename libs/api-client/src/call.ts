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
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/**
 * `body` is that of a success, and `error` that of an error, each checked against its schema and undefined otherwise;
 * `body` is also undefined for a file, a stream and a pending approval request (`awaits`). `text` is the raw text of
 * the answer, empty for an event stream.
 */
export interface Answer<E> {
  readonly status: number;
  readonly body: ResponseOf<E>;
  readonly awaits?: AwaitedApproval['approval'];
  readonly error: ErrorBody | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly text: string;
}
