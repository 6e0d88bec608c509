import { isLinkReference, namesReversal, provingNumbersOf } from '@deepam/bank-statements';
import { isOnePerson } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { paymentProofModel, type PaymentProof } from '../payments/persistence/payment-proof.schema.js';
import { releasedReferenceModel, type ReleasedReference } from '../payments/persistence/released-reference.schema.js';
import { enrollmentModel, type Enrollment } from '../payments/persistence/enrollment.schema.js';
import { doubtOf } from './domain/claim-doubt.js';
import type { MatchedCredit } from './domain/matched-credit.js';
import { bankLineModel, type BankLine } from './persistence/bank-line.schema.js';
import { bankStatementModel, type BankStatement } from './persistence/bank-statement.schema.js';
import { OtherPayers } from './other-payers.js';
import { expectedPaymentModel, type ExpectedPayment } from './persistence/expected-payment.schema.js';
import { knownTransferModel, type KnownTransfer } from './persistence/known-transfer.schema.js';

interface Pair {
  readonly line: BankLine;
  readonly payment: Pick<ExpectedPayment, 'kind' | 'memberId' | 'utr' | 'txnids' | 'requestedAt'>;
}

@Injectable()
export class CreditClaims {
  constructor(
    @InjectModel(bankLineModel) private readonly lines: Model<BankLine>,
    @InjectModel(bankStatementModel) private readonly statements: Model<BankStatement>,
    @InjectModel(paymentProofModel) private readonly proofs: Model<PaymentProof>,
    @InjectModel(releasedReferenceModel) private readonly released: Model<ReleasedReference>,
    @InjectModel(knownTransferModel) private readonly transfers: Model<KnownTransfer>,
    @InjectModel(enrollmentModel) private readonly enrollments: Model<Enrollment>,
    @InjectModel(expectedPaymentModel) private readonly expected: Model<ExpectedPayment>,
    private readonly otherPayers: OtherPayers,
  ) {}

  async claimsOf(pairs: readonly Pair[], session: ClientSession | null = null): Promise<MatchedCredit[]> {
    const shown = await this.shownIn(pairs, session);
    const numbers = [...new Set(pairs.flatMap(numbersOf))];
    const claims = await this.proofs
      .find(
        { utr: { $in: numbers, $type: 'string' } },
        { kind: 1, memberId: 1, utr: 1, at: 1, isDropped: 1, droppedBy: 1 },
      )
      .session(session)
      .lean<PaymentProof[]>();
    const releases = await this.released
      .find({ utr: { $in: numbers } })
      .session(session)
      .lean<ReleasedReference[]>();
    const proven = await this.provenAmong(pairs, session);
    const links = await this.ownLinks(pairs, session);
    const firstShownAt = ({ line }: Pair): Date =>
      new Date(Math.min(...(shown.get(line.movementKey) ?? []).map(({ importedAt }) => importedAt.getTime())));
    const withoutLink = pairs.filter(isWithoutOwnLink).map((pair) => ({ ...pair, firstShownAt: firstShownAt(pair) }));
    const otherPayers = await this.otherPayers.findAmong(withoutLink, session);
    return pairs.map((pair) => {
      const { line, payment } = pair;
      const own = new Set(numbersOf(pair));
      const otherPayer = otherPayers.get(line._id);
      const statements = shown.get(line.movementKey) ?? [];
      const ofCredit = claims.filter(({ utr }) => utr !== null && own.has(utr));
      const released = releases.filter(({ utr }) => own.has(utr));
      const broughtBy = [
        ...[...statements.flatMap(({ importerAccounts }) => importerAccounts), ...(line.matcherAccounts ?? [])],
        ...(line.freedBy ?? []),
        ...ofCredit.flatMap(({ droppedBy = [] }) => droppedBy),
        ...released.flatMap(({ releaserAccounts }) => releaserAccounts),
        ...(otherPayer?.importers ?? []),
      ];
      return {
        lineId: line._id,
        amountPaise: line.amountPaise,
        broughtBy: [...new Set(broughtBy)],
        doubt: doubtOf(
          payment,
          {
            ...line,
            references: provingNumbersOf(line),
            firstShownAt: firstShownAt(pair),
            mayBeReturn: namesReturn(line) || line.references.some((number) => proven.has(number)),
            isMatchedByImporter: isMatchedByImporter(line, statements),
            isOfOthers:
              otherPayer?.isNamed === true ||
              unknownLinksOf(pair).some((link) => links.get(payment.memberId)?.has(link) !== true),
            isPayerUnclear: otherPayer?.isPossible === true,
          },
          [...ofCredit, ...released.map(asClaim)],
        ),
      };
    });
  }

  private async provenAmong(pairs: readonly Pair[], session: ClientSession | null): Promise<ReadonlySet<string>> {
    const numbers = [...new Set(pairs.flatMap(({ line }) => line.references))];
    const found = await this.transfers
      .find({ utrs: { $in: numbers }, proven: { $in: numbers } }, { proven: 1 })
      .session(session)
      .lean<Pick<KnownTransfer, 'proven'>[]>();
    return new Set(found.flatMap(({ proven }) => proven));
  }

  /**
   * @returns the references of all links by member, only for members whose credit has a reference that their request
   * lacks
   */
  private async ownLinks(
    pairs: readonly Pair[],
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
    const asked = pairs.filter((pair) => unknownLinksOf(pair).length > 0);
    const links = new Map(asked.map(({ payment }) => [payment.memberId, new Set<string>()]));
    const memberId = { $in: [...links.keys()] };
    if (links.size === 0) return links;
    const begun = await this.enrollments
      .find({ memberId }, { memberId: 1, txnid: 1 })
      .session(session)
      .lean<Enrollment[]>();
    const ordered = await this.expected
      .find({ memberId, kind: 'cotton' }, { memberId: 1, txnids: 1 })
      .session(session)
      .lean<ExpectedPayment[]>();
    for (const one of begun) links.get(one.memberId)!.add(one.txnid);
    for (const one of ordered) for (const txnid of one.txnids) links.get(one.memberId)!.add(txnid);
    return links;
  }

  private async shownIn(
    pairs: readonly Pair[],
    session: ClientSession | null,
  ): Promise<ReadonlyMap<string, BankStatement[]>> {
    const keys = pairs.map(({ line }) => line.movementKey);
    const lines = await this.lines
      .find({ movementKey: { $in: keys } }, { movementKey: 1, statementId: 1 })
      .session(session)
      .lean<Pick<BankLine, 'movementKey' | 'statementId'>[]>();
    const found = await this.statements
      .find({ _id: { $in: lines.map(({ statementId }) => statementId) } })
      .session(session)
      .lean<BankStatement[]>();
    const byId = new Map(found.map((one) => [one._id, one]));
    const shown = new Map<string, BankStatement[]>();
    for (const { movementKey, statementId } of lines)
      shown.set(movementKey, [...(shown.get(movementKey) ?? []), byId.get(statementId) ?? []].flat());
    return shown;
  }
}

/**
 * Any member may know another number of the narration, such as that of an account, so such a number proves nothing.
 */
const numbersOf = ({ line, payment }: Pair): string[] => [
  ...provingNumbersOf(line),
  ...(payment.utr === null ? [] : [payment.utr]),
];

const unknownLinksOf = ({ line, payment }: Pair): string[] =>
  line.references.filter((number) => isLinkReference(number) && !payment.txnids.includes(number));

const isWithoutOwnLink = ({ line, payment }: Pair): boolean =>
  !line.references.some((number) => payment.txnids.includes(number));

const namesReturn = ({ namedTransfers, narration, reference }: BankLine): boolean =>
  namedTransfers !== undefined || namesReversal(narration, reference);

/** The result is false once the statement of another importer shows the credit, too. */
const isMatchedByImporter = ({ matcherAccounts }: BankLine, statements: readonly BankStatement[]): boolean =>
  matcherAccounts !== undefined &&
  statements.every(({ importerAccounts }) => isOnePerson(importerAccounts, matcherAccounts));

const asClaim = ({ utr, memberId, releasedAt: at }: ReleasedReference) => ({
  utr,
  memberId,
  at,
  kind: null,
  isDropped: true,
});
