import type { AuditActor, AuditKind, AuditState, AuditSubjectKind, AuditValue } from '@deepam/contracts';
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
import { actorOf } from './actor-of.js';
import { AuditEntries } from './audit-entries.js';
import { maskedState } from './masked-state.js';

/** What an entry tells beside who, when and from where, which the running request tells. */
export interface AuditNote {
  /** Whom it is about; left out where it is about nobody in particular. */
  readonly memberId?: string | null;
  /** What was acted on, where that is not the account itself. */
  readonly subject?: { readonly kind: AuditSubjectKind; readonly id: string };
  readonly before?: AuditState;
  readonly after?: AuditState;
  /** For a login, whose request knows neither when it begins. */
  readonly actor?: AuditActor;
  readonly sessionId?: string;
  /** For the same: the people who may be behind it. */
  readonly behind?: Pick<Caller, 'passwordFrom' | 'influencedBy'>;
  /** For what is done after its request was answered. */
  readonly address?: string | undefined;
}

/** Says who did what to whom, in the transaction in which it was done; identity brings all entries together and seals them. */
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
      sessionId: sessionId ?? context?.sessionId ?? null,
      // A proxy's header may say anything.
      address: address?.slice(0, 64) ?? null,
      memberId,
      subject: subject ?? (memberId === null ? null : { kind: 'account', id: memberId }),
      before: maskedState(before),
      after: maskedState(this.withOthers(note, context)),
    });
    if (context?.auditDemand) context.auditDemand.isMet = true;
  }

  /** The people in addition to the actor: of two who agreed, and those who may be behind this login. */
  private withOthers({ after, behind }: AuditNote, context: RequestContext | undefined): AuditState | undefined {
    const { passwordFrom, influencedBy = [] } = behind ?? context ?? {};
    const named = [...influencedBy.filter((id) => id !== passwordFrom), ...idsIn(after?.influencedBy)];
    const others = {
      ...(passwordFrom !== undefined && { passwordFrom }),
      ...(named.length > 0 && { influencedBy: [...new Set(named)].join(', ') }),
      ...context?.granting?.other,
    };
    return Object.keys(others).length === 0 ? after : { ...after, ...others };
  }

  /** For what changes nothing that is kept, such as a failed login or a look at numbers: the entry is there when this resolves. */
  async recordAlone(kind: AuditKind, note: AuditNote = {}): Promise<void> {
    const alone = () => this.transactions.run((session) => this.record(session, kind, note));
    const context = currentContext();
    if (context === undefined) return alone();
    // A refusal is no effect: the request may be tried again with its Idempotency-Key.
    const { runningKey: _, ...withoutKey } = context;
    await requestContext.run(withoutKey, alone);
  }
}

/** The people of a field that names several. */
const idsIn = (value: AuditValue | undefined): string[] => (typeof value === 'string' ? value.split(', ') : []);
