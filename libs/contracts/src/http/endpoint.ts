import type { z } from 'zod';
import type { AuditKind } from '../audit/audit-kinds.js';
import type { ErrorCode } from '../errors.js';
import type { Permission } from '../permissions.js';

/**
 * `access` names the callers that may use the endpoint. A `member` is logged in; `approved` members are approved by the
 * head; a `planHolder` is approved, has an approved plan, and is not the head; a `service` is another service of the
 * system. The head passes `member` and `approved`. Staff pass if the endpoint names one of their permissions, or sets
 * `allowsAllStaff`.
 */
export type Access = 'public' | 'member' | 'approved' | 'planHolder' | 'head' | 'service';
export const serviceNames = ['identity', 'network', 'cotton-order', 'commission', 'notification', 'gateway'] as const;
export type ServiceName = (typeof serviceNames)[number];
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface FileField {
  readonly required: boolean;
  readonly accept: readonly string[];
}
export type FileFields = Readonly<Record<string, FileField>>;

export interface Endpoint<
  Body extends z.ZodType = z.ZodType,
  Query extends z.ZodType = z.ZodType,
  Params extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Files extends FileFields = FileFields,
> {
  readonly name: string;
  readonly method: Method;
  /** The path is relative to /api and writes parameters as `:id`. */
  readonly path: string;
  readonly service: ServiceName;
  readonly access: Access;
  /** Staff with this permission, or with one of several, pass. */
  readonly permission?: Permission | readonly Permission[];
  /** All staff pass, because the call concerns their own login. */
  readonly allowsAllStaff?: boolean;
  readonly owner?: boolean;
  /** Callers who must change their password, or set up a second factor, first pass, too. */
  readonly beforePasswordChange?: boolean;
  readonly beforeSecondFactor?: boolean;
  /** The caller must have given the password a short while ago: at login or by `reauthenticate`. */
  readonly needsStepUp?: boolean;
  /**
   * The company's settings may demand dual approval: then the answer is 202 with `awaitedApproval`, and nothing else
   * happens until a second approver approves the call.
   */
  readonly mayNeedApproval?: boolean;
  /**
   * The picture of the call is stored with the approval request; without this, a call that needs approval is refused if
   * it has a picture.
   */
  readonly approvalKeepsPicture?: boolean;
  /** The audit entry of this kind is written in the transaction of the effect: without the entry there is no effect. */
  readonly audit?: AuditKind;
  /** The answer holds a secret that is shown once: a repetition gets IDEMPOTENCY.ALREADY_DONE instead. */
  readonly isShownOnce?: boolean;
  readonly summary: string;
  readonly body?: Body;
  readonly query?: Query;
  readonly params?: Params;
  readonly files?: Files;
  readonly response: Response;
  readonly status?: 200 | 201 | 202;
  /** The list has domain errors in addition to those of every call. */
  readonly errors?: readonly ErrorCode[];
  /** The gateway does not route the endpoint, because only services call it. */
  readonly isInternal?: boolean;
  /** The answer is a stream, not JSON: server-sent events unless `contentType` says otherwise. */
  readonly isStream?: boolean;
  readonly contentType?: string | readonly string[];
}

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
/** A client sends this body, before defaults and normalisation. */
export type BodyInputOf<E> = E extends Endpoint<infer B, z.ZodType, z.ZodType, z.ZodType> ? z.input<B> : never;
export type QueryOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.output<Q> : never;
export type QueryInputOf<E> = E extends Endpoint<z.ZodType, infer Q, z.ZodType, z.ZodType> ? z.input<Q> : never;
export type ParamsOf<E> = E extends Endpoint<z.ZodType, z.ZodType, infer P, z.ZodType> ? z.output<P> : never;
export type ResponseOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, infer R> ? z.output<R> : never;
export type FilesOf<E> = E extends Endpoint<z.ZodType, z.ZodType, z.ZodType, z.ZodType, infer F> ? F : never;
