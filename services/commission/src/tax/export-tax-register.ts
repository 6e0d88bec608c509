import { maxFileTransfers, revealPans, type BodyOf, type exportTaxRegister, type ResponseOf } from '@deepam/contracts';
import { Members } from '@deepam/members';
import { AuditTrail } from '@deepam/messaging';
import { DomainError, may, Transactions, type Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { IdentityClient } from '../people/identity.client.js';
import { spanOfQuarter } from './domain/tax-year.js';
import type { TaxDeductionDocument } from './persistence/tax-deduction.schema.js';
import { TaxDeductionsRepository } from './persistence/tax-deductions.repository.js';

export interface TaxLine {
  readonly line: TaxDeductionDocument;
  readonly name: string;
  readonly referralCode: string;
  /** The PAN is null if the member has none, or another one than at the deduction. */
  readonly pan: string | null;
}
type Revealed = ResponseOf<typeof revealPans>[number];

@Injectable()
export class ExportTaxRegisterHandler {
  constructor(
    private readonly deductions: TaxDeductionsRepository,
    private readonly members: Members,
    private readonly identity: IdentityClient,
    private readonly transactions: Transactions,
    private readonly audit: AuditTrail,
  ) {}

  /**
   * The audit trail names each member whose PAN a page shows before the page is sent.
   * @throws DomainError ACCESS.NOT_PERMITTED for staff without the permission to pay
   */
  async execute({ year, quarter }: BodyOf<typeof exportTaxRegister>, caller: Caller): Promise<AsyncGenerator<TaxLine>> {
    if (!may(caller, 'payouts')) throw new DomainError('ACCESS.NOT_PERMITTED');
    // The record has the key of the request, so a repeated request is recorded once.
    await this.transactions.run((session) => this.audit.record(session, 'tax-register-exported'));
    return this.lines(spanOfQuarter(year, quarter), caller.memberId);
  }

  private async *lines(span: ReturnType<typeof spanOfQuarter>, headId: string): AsyncGenerator<TaxLine> {
    const opened = new Set<string>();
    let last: TaxDeductionDocument | undefined;
    for (;;) {
      const found = await this.deductions.findFollowing(span, last, maxFileTransfers);
      last = found.at(-1);
      for (const year of new Set(found.map((line) => line.year))) {
        yield* this.named(
          found.filter((line) => line.year === year),
          { year, headId, opened },
        );
      }
      if (found.length < maxFileTransfers) return;
    }
  }

  private async *named(
    lines: readonly TaxDeductionDocument[],
    { year, headId, opened }: { readonly year: number; readonly headId: string; readonly opened: Set<string> },
  ): AsyncGenerator<TaxLine> {
    const memberIds = [...new Set(lines.map(({ memberId }) => memberId))];
    const revealed = await this.identity.call(revealPans, { body: { headId, year, memberIds } });
    const byMember = new Map(revealed.map((one) => [one.memberId, one]));
    const names = await this.members.findAll(memberIds);
    const shown = lines.map((line) => ({ line, pan: panOf(line, byMember.get(line.memberId)) }));
    await this.noteOpened(
      shown.flatMap(({ line, pan }) => (pan === null ? [] : [line.memberId])),
      opened,
    );
    for (const { line, pan } of shown) {
      const { name = '', referralCode = '' } = names.get(line.memberId) ?? {};
      yield { line, name, referralCode, pan };
    }
  }

  /** A file records each member once, whatever the number of payouts. */
  private async noteOpened(memberIds: readonly string[], opened: Set<string>): Promise<void> {
    const added = [...new Set(memberIds)].filter((memberId) => !opened.has(memberId));
    if (added.length === 0) return;
    await this.transactions.run(async (session) => {
      for (const memberId of added) await this.audit.record(session, 'numbers-revealed', { memberId });
    });
    for (const memberId of added) opened.add(memberId);
  }
}

const panOf = ({ personKey }: TaxDeductionDocument, revealed: Revealed | undefined): string | null =>
  revealed?.persons.some((person) => personKey === `pan:${person}`) ? revealed.pan : null;
