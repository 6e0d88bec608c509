import { guessLayout, templateFor, type StatementTable } from '@deepam/bank-statements';
import type { BankLayout, layoutSources } from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import { Clock } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLayoutModel, type KnownLayout } from './persistence/bank-layout.schema.js';

export interface FoundLayout {
  readonly layout: BankLayout | null;
  readonly source: (typeof layoutSources)[number];
  readonly bank: string | null;
  readonly known: KnownLayout | null;
}

/** Which columns a statement has. */
@Injectable()
export class BankLayouts {
  constructor(
    @InjectModel(bankLayoutModel) private readonly model: Model<KnownLayout>,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
  ) {}

  async of(table: StatementTable): Promise<FoundLayout> {
    const known = await this.model.findById(table.fingerprint).lean<KnownLayout>();
    const template = templateFor(table.fingerprint);
    const bank = template?.bank ?? null;
    if (known) return { layout: known.layout, source: 'confirmed', bank, known };
    if (template) return { layout: template.layout, source: 'template', bank, known };
    const guessed = guessLayout(table);
    return { layout: guessed, source: guessed ? 'guessed' : 'unknown', bank, known };
  }

  /** The columns of statements with these headers; null where nobody has confirmed them. */
  async confirmed(fingerprint: string): Promise<BankLayout | null> {
    return (await this.model.findById(fingerprint).lean<KnownLayout>())?.layout ?? null;
  }

  /** For all statements with these headers, in place of what was confirmed before. */
  async confirm(
    confirmed: Pick<KnownLayout, '_id' | 'layout' | 'account' | 'confirmedBy'>,
    session: ClientSession,
  ): Promise<void> {
    const { _id, ...rest } = confirmed;
    await this.model.updateOne(
      { _id },
      { $set: { ...rest, confirmedAt: this.clock.now() } },
      { session, upsert: true },
    );
    const subject = { kind: 'bank-statement' as const, id: _id };
    await this.audit.record(session, 'bank-layout-confirmed', { subject, after: { title: confirmed.account } });
  }
}
