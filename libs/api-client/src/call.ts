import type {
  AwaitedConsent,
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
  /** What the sender claims. */
  readonly contentType?: string;
}

export interface CallInput<E> {
  readonly token?: string;
  readonly body?: BodyInputOf<E>;
  readonly params?: ParamsOf<E>;
  readonly query?: QueryInputOf<E>;
  /** Makes the body multipart. */
  readonly files?: { readonly [Field in keyof FilesOf<E>]?: Buffer | UploadFile };
  /** Makes repetitions of a mutating call harmless. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

export interface Answer<E> {
  readonly status: number;
  /** Of a success, checked against the endpoint's response schema; undefined for a file or a stream. */
  readonly body: ResponseOf<E>;
  /** What waits for a second person instead: then the body is undefined. */
  readonly awaits?: AwaitedConsent['consent'];
  /** Of a refusal, checked against the error schema; undefined for a success. */
  readonly error: ErrorBody | undefined;
  readonly headers: Record<string, string | string[] | undefined>;
  /** As it arrived; empty for a stream of events, of which only the beginning is waited for. */
  readonly text: string;
}
