import { guessLayout, StatementReader, tableIn, type Row } from '@deepam/bank-statements';
import { claimReturnedCredits, confirmedBankLayout } from '@deepam/contracts';
import { DomainError, type UploadedFile } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { BatchesRepository } from '../persistence/batches.repository.js';
import { netOf } from '../persistence/payout-batch-row.schema.js';
import type { AnswerLine, ReadAnswer } from './answer-line.js';
import { matchAnswer, type AnswerMatch } from './match-answer.js';
import { NetworkClient } from './network.client.js';
import { readAnswerFile } from './read-answer-file.js';
import { readDebits, tellsDebits } from './read-debits.js';

export interface Answer {
  readonly matches: readonly AnswerMatch[];
  readonly others: number;
}

/** What a debit says where it counts as the transfer of a payout. */
const provesTransfer: ReadonlySet<AnswerMatch['outcome']> = new Set([
  ...(['paid', 'paid-after-all', 'paid-twice', 'repeated', 'already'] as const),
]);

interface Reading {
  /** Whether lines that pay or return payouts are counted as such, so that they serve nothing else. */
  readonly claim: boolean;
  /** The account id of the sender of the file. */
  readonly clerk: string;
}

/** Reads what a bank has answered to a batch: its own list of payments, or a statement of the account that it paid from. */
@Injectable()
export class AnswerReader {
  constructor(
    private readonly reader: StatementReader,
    private readonly batches: BatchesRepository,
    private readonly network: NetworkClient,
  ) {}

  /**
   * @throws DomainError COMMISSION.BATCH_NOT_FOUND, COMMISSION.ANSWER_UNREADABLE, COMMISSION.ANSWER_UNCONFIRMED, SERVER.UNAVAILABLE
   * without network, FILE.…
   */
  async read(batchId: string, file: Pick<UploadedFile, 'path'>, { claim, clerk }: Reading): Promise<Answer> {
    if (!(await this.batches.find(batchId))) throw new DomainError('COMMISSION.BATCH_NOT_FOUND');
    const ofFile = await this.reader.rows(file, clerk);
    const ofBatch = new Set((await this.batches.rowsOf(batchId)).map(({ reference }) => reference));
    const { lines, others } = readAnswerFile(ofFile, ofBatch) ?? (await this.debits(ofFile, ofBatch));
    const rows = await this.batches.rowsOf(batchId);
    const matches = matchAnswer(lines, rows);
    const isRefused = await this.refusedOf(matches, claim);
    if (!lines.some(isRefused)) return { matches, others };
    const believed = lines.map((line) => (isRefused(line) ? { ...line, says: 'other' as const } : line));
    return { matches: matchAnswer(believed, rows), others };
  }

  /** Lines of the statement by which a payout would be paid or returned, and that network knows as something else. */
  private async refusedOf(matches: readonly AnswerMatch[], claim: boolean): Promise<(line: AnswerLine) => boolean> {
    const isReturn = ({ outcome }: AnswerMatch) => outcome === 'returned' || outcome === 'failed';
    const returned = new Set(matches.filter(isReturn).map(({ line }) => line.reference));
    const credits = matches.flatMap(({ row, line: { reference, says, movementKey: key, amountPaise, paidOn: on } }) =>
      row && returned.has(reference) && says === 'returned' && key !== undefined && amountPaise === netOf(row)
        ? [{ reference, key, amountPaise, on: on! }]
        : [],
    );
    const debits = matches.flatMap(
      ({ row, outcome, line: { reference, movementKey: key, amountPaise, paidOn: on, utr, says } }) =>
        row && says === 'paid' && provesTransfer.has(outcome) && key !== undefined && amountPaise === netOf(row)
          ? [{ reference, key, amountPaise, on: on!, utr }]
          : [],
    );
    if (credits.length + debits.length === 0) return () => false;
    const answer = await this.network.call(claimReturnedCredits, { body: { claim, credits, debits } });
    const refused = new Set(answer.refused);
    const refusedDebits = new Set(answer.refusedDebits.map(placeOf));
    return ({ movementKey: key, reference, says }) =>
      key !== undefined && (says === 'paid' ? refusedDebits.has(placeOf({ key, reference })) : refused.has(key));
  }

  /** By the columns that a person has confirmed where statements are taken in, as every other statement is read. */
  private async debits(rows: readonly Row[], ofBatch: ReadonlySet<string>): Promise<ReadAnswer> {
    const table = tableIn(rows);
    if (table === null) throw new DomainError('COMMISSION.ANSWER_UNREADABLE');
    const { fingerprint } = table;
    const { layout } = await this.network.call(confirmedBankLayout, { body: { fingerprint } });
    const guessed = layout ?? guessLayout(table);
    if (guessed === null || !tellsDebits(guessed)) throw new DomainError('COMMISSION.ANSWER_UNREADABLE');
    if (layout === null) throw new DomainError('COMMISSION.ANSWER_UNCONFIRMED');
    return readDebits(table, layout, ofBatch);
  }
}

const placeOf = ({ key, reference }: { readonly key: string; readonly reference: string }) => `${key} ${reference}`;
