import { guessLayout, templateFor, tellsDirection, type StatementTable } from '@deepam/bank-statements';
import type { BankLayout, layoutSources } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { bankLayoutModel, type KnownLayout } from './persistence/bank-statement.schema.js';

export interface FoundLayout {
  readonly layout: BankLayout | null;
  readonly source: (typeof layoutSources)[number];
  readonly bank: string | null;
  readonly known: KnownLayout | null;
}

@Injectable()
export class BankLayouts {
  constructor(@InjectModel(bankLayoutModel) private readonly model: Model<KnownLayout>) {}

  async layoutOf(table: StatementTable): Promise<FoundLayout> {
    const known = await this.findNewest(table.fingerprint);
    const template = templateFor(table.fingerprint);
    const bank = template?.bank ?? null;
    if (known) return { layout: known.layout, source: 'confirmed', bank, known };
    if (template && tellsDirection(table, template.layout))
      return { layout: template.layout, source: 'template', bank, known };
    const guessed = guessLayout(table);
    return { layout: guessed, source: guessed ? 'guessed' : 'unknown', bank, known };
  }

  async findNewest(fingerprint: string, session?: ClientSession): Promise<KnownLayout | null> {
    const found = this.model.findOne({ fingerprint }).sort({ version: -1 });
    return found.session(session ?? null).lean<KnownLayout>();
  }

  /** @throws MongoServerError for a duplicate key if another version was added concurrently */
  async add(version: KnownLayout, session: ClientSession): Promise<void> {
    await this.model.create([version], { session });
  }
}
