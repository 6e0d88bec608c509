import { columns, fingerprintOf, isWhole, type Column } from '@deepam/bank-statements';
import type { BankLayout, BodyOf, confirmBankLayout } from '@deepam/contracts';
import { AuditTrail, ApprovalPolicy } from '@deepam/messaging';
import { Clock, DomainError, isDuplicateKey, secondApprover, Transactions } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { BankLayouts } from './bank-layouts.js';
import type { KnownLayout } from './persistence/bank-statement.schema.js';

type LayoutInput = BodyOf<typeof confirmBankLayout>;

@Injectable()
export class ConfirmBankLayoutHandler {
  constructor(
    private readonly layouts: BankLayouts,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly approvalPolicy: ApprovalPolicy,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The new version reads every later statement with these headers.
   * @throws DomainError NETWORK.LAYOUT_WRONG, REQUEST.CONFLICT; ApproverNeeded
   */
  async execute({ headers, layout }: LayoutInput, confirmedBy: string): Promise<KnownLayout> {
    if (!isWhole(layout, headers.length)) throw new DomainError('NETWORK.LAYOUT_WRONG');
    const fingerprint = fingerprintOf({ line: 0, cells: headers });
    try {
      return await this.transactions.run(async (session) => {
        const before = await this.layouts.findNewest(fingerprint, session);
        const version = (before?.version ?? 0) + 1;
        const changes = changesOf(headers, before?.layout ?? null, layout);
        const subject = { kind: 'bank-layout', id: `${fingerprint}.${version}` } as const;
        await this.approvalPolicy.consume(session, { subject, changes, seen: [fingerprint, version] });
        const approver = secondApprover();
        const next: KnownLayout = {
          _id: subject.id,
          fingerprint,
          version,
          headers: [...headers],
          layout,
          confirmedBy,
          ...(approver !== null && { secondApprover: approver }),
          confirmedAt: this.clock.now(),
        };
        await this.layouts.add(next, session);
        await this.audit.record(session, 'bank-layout-confirmed', { subject, after: { version } });
        return next;
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw new DomainError('REQUEST.CONFLICT', { cause: error });
      throw error;
    }
  }
}

function changesOf(headers: readonly string[], before: BankLayout | null, after: BankLayout) {
  const headerOf = (layout: BankLayout, column: Column): string | null => {
    const at = layout[column];
    return at === null ? null : (headers[at] ?? '');
  };
  const shown = columns.flatMap((field) => {
    const [old, next] = [before && headerOf(before, field), headerOf(after, field)];
    return old === next ? [] : [{ field, before: old, after: next ?? '–' }];
  });
  const isSameStyle = before?.dateStyle === after.dateStyle;
  const style = { field: 'dateStyle', before: before?.dateStyle ?? null, after: after.dateStyle };
  return isSameStyle ? shown : [...shown, style];
}
