import type { z } from 'zod';
import type { AuditKind } from '../audit/audit-kinds.js';
import type { ErrorCode } from '../errors.js';
import type { Permission } from '../permissions.js';

/**
 * Who may call. `member`: logged in; `approved`: approved by the head; `planHolder`: approved, with an approved plan, and not
 * the head; `service`: another service of the system. The head passes `member` and `approved`. People of the company pass where a
 * permission of theirs is named, and where `alsoStaff` stands.
 */
export type Access = 'public' | 'member' | 'approved' | 'planHolder' | 'head' | 'service';
/** Every process of the product. */
export const serviceNames = ['identity', 'network', 'cotton-order', 'commission', 'notification', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A file field of a multipart body; the type is judged by content, the size while streaming. */
export interface FileField {
  readonly required: boolean;
  readonly accept: readonly string[];
}
export type FileFields = Readonly<Record<string, FileField>>;

/** One call: its route, rule and schemas. Routing, checks, documentation and the web's types come from it. */
export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Files extends FileFields = FileFields,
> {
  /** Unique, camelCase; the operation id in the documentation. */
  readonly name: string;
  readonly method: Method;
  /** Under /api, parameters as `:id`. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Access;
  /** Lets people of the company pass who have it, or one of several. */
  readonly permission?: Permission | readonly Permission[];
  /** Open to everybody of the company: it concerns the caller's own login. */
  readonly alsoStaff?: boolean;
  /** The object named in the path or body must be the caller's own, or the caller the head. */
  readonly owner?: boolean;
  /** Open also to those who must change their password first. */
  readonly beforePasswordChange?: boolean;
  /** Open also to those who must set a second factor up first. */
  readonly beforeSecondFactor?: boolean;
  /** The password was given a short while ago: at login or by `reauthenticate`. */
  readonly stepUp?: boolean;
  /**
   * It may need a second person, where the company has said so: then the answer is 202 and `awaitedConsent`, and nothing else has happened until
   * somebody else of the company grants it.
   */
  readonly secondPerson?: boolean;
  /** Its picture is stored with the approval request; without this a call that needs approval is refused with its picture. */
  readonly approvalKeepsPicture?: boolean;
  /** What a success leaves in the audit trail, in the transaction of its effect: without the entry there is no effect. */
  readonly audit?: AuditKind;
  /** The answer holds what is shown once: it is kept for no repetition, which gets IDEMPOTENCY.ALREADY_DONE. */
  readonly shownOnce?: boolean;
  readonly summary: string;
  readonly body?: Body;
  readonly query?: Query;
  readonly params?: Params;
  /** Makes the body multipart/form-data. */
  readonly files?: Files;
  readonly response: Response;
  /** Status of success; 200 by default. */
  readonly status?: 200 | 201 | 202;
  /** Domain errors beside those every call may give. */
  readonly errors?: readonly ErrorCode[];
  /** Not routed by the gateway: service to service only. */
  readonly internal?: boolean;
  /** The answer is a stream, not JSON: server-sent events unless `contentType` says otherwise. */
  readonly stream?: boolean;
  readonly contentType?: string | readonly string[];
}

/** Keeps the exact schema types, file fields and method of an endpoint. */
export function defineEndpoint<
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Params extends z.ZodType = z.ZodUndefined,
  Response extends z.ZodType = z.ZodUnknown,
  const Files extends FileFields = Record<never, FileField>,
  M extends Method = Method,
>(
  endpoint: Endpoint<Body, Query, Params, Response, Files> & { readonly method: M },
): Endpoint<Body, Query, Params, Response, Files> & { readonly method: M } {
  return endpoint;
}

export type BodyOf<E> = E extends Endpoint<infer B, z.ZodType, z.ZodType, z.ZodType> ? z.output<B> : never;
/** What a client sends, before defaults and normalising. */
export type BodyInputOf<E> = E extends Endpoint<infer B, z.ZodType, z.ZodType, z.ZodType> ? z.input<B> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type QueryInputOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type ParamsOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer P, z.ZodType> ? z.output<P> : never;
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
export type FilesOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer F> ? F : never;
