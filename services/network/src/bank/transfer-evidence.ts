import { provingNumberOf } from '@deepam/bank-statements';
import { bankLineIdentified, transferStateChanged } from '@deepam/contracts';
import { OnEvent, Outbox, type EventContext, type EventOf } from '@deepam/messaging';
import { Clock, Database, isDuplicateKey, Transactions } from '@deepam/platform';
import { Controller, Injectable } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditUses } from './credit-uses.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { knownTransferModel, type KnownTransfer } from './persistence/known-transfer.schema.js';

/**
 * Finds the bank lines that are payments or returns of transfers. Each line serves one thing, once and for all: an identified line is used up in the
 * transaction that publishes it to commission.
 */
@Injectable()
export class TransferEvidence {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(knownTransferModel) private readonly transfers: Model<KnownTransfer>,
    private readonly uses: CreditUses,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  /** The bank may have made it from now on. Lines that were imported before are looked at after the commit. */
  async know({ utrs, ...transfer }: Omit<KnownTransfer, 'isUnseen'>, session: ClientSession): Promise<void> {
    this.database.wakeUps.afterCommit(knownTransferModel, session);
    await this.transfers.updateOne(
      { _id: transfer._id },
      { $setOnInsert: transfer, $addToSet: { utrs: { $each: [...utrs] } }, $set: { isUnseen: true } },
      { session, upsert: true },
    );
  }

  /** Whether a transfer, or a number of one, was compared with no line yet. */
  async hasNew(): Promise<boolean> {
    return (await this.transfers.exists({ isUnseen: true })) !== null;
  }

  /**
   * Compares these lines with all transfers, and new transfers with all lines. It begins after their commits, as the matcher does: whichever
   * came later is looked at with both there.
   */
  async identify(lines: readonly BankLine[]): Promise<void> {
    for (const line of debitsFirst(await this.namingTransfers(lines))) await this.identifyOne(line);
    for (;;) {
      const transfer = await this.transfers.findOne({ isUnseen: true }).lean<KnownTransfer>();
      if (transfer === null) return;
      const { _id, reference, amountPaise, utrs } = transfer;
      const found = await this.lines
        .find({ amountPaise, $or: [{ namedTransfers: reference }, { references: { $in: utrs } }] })
        .lean<BankLine[]>();
      for (const line of debitsFirst(found)) await this.identifyOne(line);
      // A debit has added another number: then it is compared again.
      await this.transfers.updateOne({ _id, utrs: { $size: utrs.length } }, { $unset: { isUnseen: 1 } });
    }
  }

  /** The few of thousands of lines that a transfer explains. */
  private async namingTransfers(lines: readonly BankLine[]): Promise<BankLine[]> {
    const named = lines.flatMap(({ namedTransfers = [] }) => namedTransfers);
    const numbers = lines.flatMap(({ references }) => references);
    const known = await this.transfers
      .find({ $or: [{ reference: { $in: named } }, { utrs: { $in: numbers } }] }, { reference: 1, utrs: 1 })
      .lean<KnownTransfer[]>();
    const keys = new Set(known.flatMap(({ reference, utrs }) => [reference, ...utrs]));
    return lines.filter(({ namedTransfers = [], references }) =>
      [...namedTransfers, ...references].some((key) => keys.has(key)),
    );
  }

  private async identifyOne(line: BankLine): Promise<void> {
    await this.transactions
      .run((session) => this.identifyIn(session, line))
      // Another replica was faster.
      .catch((error: unknown) => {
        if (!isDuplicateKey(error)) throw error;
      });
  }

  private async identifyIn(session: ClientSession, { _id }: BankLine): Promise<void> {
    const line = await this.lines.findById(_id).session(session).lean<BankLine>();
    // A credit that may be the money of a request waits for a person.
    if (!line || line.isRepeated || line.expectedId !== undefined || line.candidates.length > 0) return;
    const { movementKey, amountPaise, direction, date: day, references, namedTransfers = [] } = line;
    const named = await this.transfers
      .find({ amountPaise, $or: [{ reference: { $in: namedTransfers } }, { utrs: { $in: references } }] })
      .session(session)
      .lean<KnownTransfer[]>();
    const [transfer] = named;
    if (transfer === undefined || named.length > 1) return;
    const isNew = await this.uses.useForTransfer(line, transfer._id, session);
    if (!isNew) return;
    const utr = provingNumberOf(line);
    await this.outbox.add(session, bankLineIdentified, {
      ...{ movementKey, transferId: transfer._id, direction, amountPaise, day, utr },
      identifiedAt: this.clock.now().toISOString(),
    });
    const isNumberNew = direction === 'debit' && utr !== null && !transfer.utrs.includes(utr);
    if (isNumberNew)
      await this.know({ ...{ _id: transfer._id, reference: transfer.reference, amountPaise }, utrs: [utr] }, session);
  }
}

const debitsFirst = (lines: readonly BankLine[]): BankLine[] =>
  lines.toSorted((a, b) => Number(a.direction === 'credit') - Number(b.direction === 'credit'));

@Controller()
export class OnTransferStateChanged {
  constructor(private readonly evidence: TransferEvidence) {}

  /** The bank can't have a transfer of a bank file that was not downloaded. A person may send an approved manual transfer at any time, and record it later. */
  @OnEvent(transferStateChanged)
  async handle(
    @Payload() { data }: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    if (data.channel === 'bank-file' && (data.to === 'approved' || data.to === 'cancelled')) return;
    const { transferId: _id, reference, amountPaise, utr } = data;
    await this.evidence.know({ _id, reference, amountPaise, utrs: utr === null ? [] : [utr] }, session);
  }
}
