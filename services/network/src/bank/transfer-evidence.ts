import { provingNumberOf } from '@deepam/bank-statements';
import { bankLineIdentified, transferStateChanged } from '@deepam/contracts';
import { OnEvent, Outbox, type EventContext, type EventOf } from '@deepam/messaging';
import { Clock, Database, isDuplicateKey, Transactions } from '@deepam/platform';
import { Controller, Injectable } from '@nestjs/common';
import { Ctx, Payload } from '@nestjs/microservices';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { CreditUses, keysOf } from './credit-uses.js';
import { sayingsOf, type Saying } from './domain/transfer-sayings.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { knownTransferModel, type KnownTransfer } from './persistence/known-transfer.schema.js';

type Known = Pick<KnownTransfer, '_id' | 'reference' | 'amountPaise' | 'utrs'>;

/**
 * A debit is evidence of the transfer that it names, whatever other lines of its movement have served. A credit serves
 * only one thing, ever.
 */
@Injectable()
export class TransferEvidence {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(knownTransferModel) private readonly transfers: Model<KnownTransfer>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    private readonly uses: CreditUses,
    private readonly database: Database,
    private readonly transactions: Transactions,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
  ) {}

  async recordTransfer({ utrs, ...transfer }: Known, session: ClientSession): Promise<void> {
    this.database.wakeUps.afterCommit(knownTransferModel, session);
    await this.transfers.updateOne(
      { _id: transfer._id },
      {
        $setOnInsert: { ...transfer, proven: [], paidBy: [], contradictedBy: [] },
        $addToSet: { utrs: { $each: [...utrs] } },
        $set: { isUnseen: true },
      },
      { session, upsert: true },
    );
  }

  async hasNew(): Promise<boolean> {
    return (await this.transfers.exists({ isUnseen: true })) !== null;
  }

  /**
   * New lines are compared with all transfers, and new transfers with all lines, after their commits, so that the later
   * of both sees the other.
   */
  async identify(lines: readonly BankLine[]): Promise<void> {
    for (const line of debitsFirst(await this.namingTransfers(lines))) await this.identifyOne(line);
    for (;;) {
      const transfer = await this.transfers.findOne({ isUnseen: true }).lean<KnownTransfer>();
      if (transfer === null) return;
      const { _id, reference, utrs, proven } = transfer;
      const found = await this.lines
        .find({ $or: [{ namedTransfers: reference }, { references: { $in: utrs } }] })
        .lean<BankLine[]>();
      for (const line of debitsFirst(found)) await this.identifyOne(line);
      // A debit has added or proven another number, so the transfer is compared again.
      const asItWas = { _id, utrs: { $size: utrs.length }, proven: { $size: proven.length } };
      await this.transfers.updateOne(asItWas, { $unset: { isUnseen: 1 } });
    }
  }

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
    if (!line || isForPeople(line)) return;
    const { references, namedTransfers = [] } = line;
    const named = await this.transfers
      .find({ $or: [{ reference: { $in: namedTransfers } }, { utrs: { $in: references } }] })
      .session(session)
      .lean<KnownTransfer[]>();
    for (const saying of sayingsOf(line, named)) await this.say(session, line, saying);
  }

  private async say(session: ClientSession, line: BankLine, saying: Saying<KnownTransfer>): Promise<void> {
    if (!(await this.isNew(session, line, saying))) return;
    const { amountPaise, direction, date: day } = line;
    const { _id: transferId, proven } = saying.transfer;
    const isDoubtful = saying.says !== 'evident' || line.hasOtherNumbers === true;
    const utr = provingNumberOf(line);
    const statement = await this.statements.findById(line.statementId).session(session).lean<BankStatement>();
    await this.outbox.add(session, bankLineIdentified, {
      movementKey: evidenceKeyOf(line),
      transferId,
      direction,
      amountPaise,
      day,
      utr,
      ...(isDoubtful && { isDoubtful: true as const }),
      identifiedAt: this.clock.now().toISOString(),
      importedBy: statement?.importedBy ?? null,
      importerAccounts: [...(statement?.importerAccounts ?? [])],
    });
    if (isDoubtful || direction === 'credit' || utr === null || proven.includes(utr)) return;
    this.database.wakeUps.afterCommit(knownTransferModel, session);
    const added = { $addToSet: { utrs: utr, proven: utr }, $set: { isUnseen: true as const } };
    await this.transfers.updateOne({ _id: transferId }, added, { session });
  }

  /**
   * One movement gives evidence of a transfer once, in whatever format it is exported. A line that may be a separate
   * movement is added as doubtful evidence, since otherwise one made-up line with the numbers of two payments could
   * hide one of them.
   */
  private async isNew(session: ClientSession, line: BankLine, saying: Saying<KnownTransfer>): Promise<boolean> {
    const { _id } = saying.transfer;
    if (line.hasOtherNumbers === true) {
      const key = evidenceKeyOf(line);
      const isUnheard = { _id, contradictedBy: { $ne: key } };
      const added = { $push: { contradictedBy: key } };
      return (await this.transfers.updateOne(isUnheard, added, { session })).modifiedCount === 1;
    }
    const isEvident = saying.says === 'evident';
    if (isEvident && line.direction === 'credit') return this.uses.useForReturn(line, _id, session);
    const shown = { $nin: keysOf(line) };
    // An export of the payment without our reference contradicts nothing; one that names another transfer does.
    const isUnknown = {
      ...(saying.says !== 'of-another' && { paidBy: shown }),
      ...(!isEvident && { contradictedBy: shown }),
    };
    const added = { $push: { [isEvident ? 'paidBy' : 'contradictedBy']: line.movementKey } };
    return (await this.transfers.updateOne({ _id, ...isUnknown }, added, { session })).modifiedCount === 1;
  }
}

const evidenceKeyOf = ({ _id, movementKey, hasOtherNumbers }: BankLine): string =>
  hasOtherNumbers === true ? _id : movementKey;

/**
 * A person decides on a credit that may pay for a request, and on one whose movement another line shows with the same
 * numbers.
 */
const isForPeople = ({ direction, isRepeated, hasOtherNumbers, expectedId, candidates }: BankLine): boolean =>
  direction === 'credit' &&
  ((isRepeated === true && hasOtherNumbers !== true) || expectedId !== undefined || candidates.length > 0);

const debitsFirst = (lines: readonly BankLine[]): BankLine[] =>
  lines.toSorted((a, b) => Number(a.direction === 'credit') - Number(b.direction === 'credit'));

@Controller()
export class OnTransferStateChanged {
  constructor(private readonly evidence: TransferEvidence) {}

  /**
   * The bank can't know a transfer whose bank file was not downloaded. A person may send an approved manual transfer at
   * any time and record it later.
   */
  @OnEvent(transferStateChanged)
  async handle(
    @Payload() { data }: EventOf<typeof transferStateChanged>,
    @Ctx() { session }: EventContext,
  ): Promise<void> {
    if (data.channel === 'bank-file' && (data.to === 'approved' || data.to === 'cancelled')) return;
    const { transferId: _id, reference, amountPaise, utr } = data;
    await this.evidence.recordTransfer({ _id, reference, amountPaise, utrs: utr === null ? [] : [utr] }, session);
  }
}
