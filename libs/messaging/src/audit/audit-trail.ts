import {
  type AuditActor,
  type AuditKind,
  type AuditState,
  type AuditSubjectKind,
  type AuditValue,
  maskDigits,
  objectId,
  type AuditField,
} from '@deepam/contracts';
import {
  Clock,
  currentContext,
  requestContext,
  Transactions,
  type Caller,
  type RequestContext,
} from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientSession } from 'mongoose';
import { MESSAGING_OPTIONS, type ResolvedMessagingOptions } from '../messaging.options.js';
import { AuditEntries } from './audit-entries.js';

/** These fields hold ids of people and roles. One id in eleven has nine digits in a row; masking would destroy it. */
const named: ReadonlySet<string> = new Set<AuditField>([
  'requestedBy',
  'approvedBy',
  'passwordFrom',
  'influencedBy',
  'role',
]);

/** People type numbers into reasons. */
export function maskedState(state: AuditState | undefined) {
  if (state === undefined) return null;
  return Object.fromEntries(
    Object.entries(state)
      .filter(([, value]) => value !== undefined)
      .map(([field, value]) => [field, typeof value === 'string' ? maskedIn(field, value) : value]),
  );
}

const maskedIn = (field: string, value: string): string =>
  named.has(field) && value.split(', ').every((id) => objectId.safeParse(id).success)
    ? value
    : maskDigits(value).slice(0, 1_000);

export function actorOf(context: RequestContext | undefined, service: string): AuditActor {
  const { caller, address } = context ?? {};
  if (caller === null) return { kind: 'operator', id: null };
  if (caller === undefined) return address === undefined ? { kind: 'service', id: service } : stranger;
  const { memberId: id, sessionVersion, isHead = false, permissions } = caller;
  // A service's token has no session.
  if (sessionVersion === undefined) return { kind: 'service', id };
  if (isHead) return { kind: 'head', id };
  return { kind: permissions === undefined ? 'member' : 'staff', id };
}

const stranger: AuditActor = { kind: 'stranger', id: null };

/**
 * The running request knows the actor, the time and the address; the note has the rest of an entry. A login sets
 * `actor`, because its request does not know it at the start; `address` is of a request that is answered before the
 * entry is written.
 */
export interface AuditNote {
  readonly memberId?: string | null;
  readonly subject?: { readonly kind: AuditSubjectKind; readonly id: string };
  readonly before?: AuditState;
  readonly after?: AuditState;
  readonly actor?: AuditActor;
  readonly sessionId?: string;
  readonly behind?: Pick<Caller, 'passwordFrom' | 'influencedBy'>;
  readonly address?: string | undefined;
}

@Injectable()
export class AuditTrail {
  constructor(
    private readonly entries: AuditEntries,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    @Inject(MESSAGING_OPTIONS) private readonly options: ResolvedMessagingOptions,
  ) {}

  /** @throws Error when the session has no transaction */
  async record(session: ClientSession, kind: AuditKind, note: AuditNote = {}): Promise<void> {
    const context = currentContext();
    const { memberId = null, subject, before, actor, sessionId, address = context?.address } = note;
    await this.entries.add(session, {
      kind,
      at: this.clock.now().toISOString(),
      actor: actor ?? actorOf(context, this.options.name),
      sessionId: sessionId ?? context?.caller?.sessionId ?? null,
      // A proxy's header may contain any text.
      address: address?.slice(0, 64) ?? null,
      memberId,
      subject: subject ?? (memberId === null ? null : { kind: 'account', id: memberId }),
      before: maskedState(before),
      after: maskedState(this.withOthers(note, context)),
    });
    if (context?.auditObligation) context.auditObligation.isMet = true;
  }

  /**
   * The people in addition to the actor are the other one of two who agreed, and those who may be behind this login.
   */
  private withOthers({ after, behind }: AuditNote, context: RequestContext | undefined): AuditState | undefined {
    const { passwordFrom, influencedBy = [] } = behind ?? context?.caller ?? {};
    const named = [...influencedBy.filter((id) => id !== passwordFrom), ...idsIn(after?.influencedBy)];
    const others = {
      ...(passwordFrom !== undefined && { passwordFrom }),
      ...(named.length > 0 && { influencedBy: [...new Set(named)].join(', ') }),
      ...otherPersonOf(context?.approval),
    };
    return Object.keys(others).length === 0 ? after : { ...after, ...others };
  }

  /**
   * An action without a stored change, such as a failed login or the display of numbers, is recorded separately: the
   * entry is stored when the promise resolves.
   */
  async recordAlone(kind: AuditKind, note: AuditNote = {}): Promise<void> {
    const alone = () => this.transactions.run((session) => this.record(session, kind, note));
    const context = currentContext();
    if (context === undefined) return alone();
    // A rejection has no effect: the request may be retried with its Idempotency-Key.
    const { runningKey: _, ...withoutKey } = context;
    await requestContext.run(withoutKey, alone);
  }
}

const idsIn = (value: AuditValue | undefined): string[] => (typeof value === 'string' ? value.split(', ') : []);

function otherPersonOf(approval: RequestContext['approval']): AuditState {
  if (approval === undefined) return {};
  return 'approverId' in approval ? { approvedBy: approval.approverId } : { requestedBy: approval.requesterId };
}
