import { statementKinds, toRupees, type Paise, type StatementRow } from '@deepam/contracts';
import { accountParts, balanceStates, ledgers, type BalanceState, type Ledger, type Liability } from './account.js';
import { creditOf } from './credit.js';
import type { Posting } from './posting.js';

type Kind = (typeof statementKinds)[number];
type Buyer = StatementRow['from'];

const isStatementKind = (kind: string): kind is Kind => statementKinds.some((known) => known === kind);

/**
 * @param takenBack the part of a credit that was reversed
 * @throws RangeError for a posting of the company, which is on no statement
 */
export function statementRowOf(posting: Posting, buyer: Buyer, takenBack: Paise = 0): StatementRow {
  const { kind, reference } = posting;
  if (!isStatementKind(kind)) throw new RangeError(`A posting of the kind ${kind} is on no statement`);
  const amounts = Object.fromEntries(ledgers.map((ledger) => [ledger, amountIn(posting, ledger)])) as Record<
    Ledger,
    Paise
  >;
  const changes = Object.fromEntries(
    balanceStates.map((state) => [state, toRupees(changeOf(posting, state))]),
  ) as Record<BalanceState, number>;
  const credit = creditOf(posting);
  const deposit = liabilityChange(posting, 'deposit');
  const refund = liabilityChange(posting, 'refund');
  const tax = taxIn(posting);
  return {
    _id: posting._id,
    date: posting.occurredAt.toISOString(),
    kind,
    amount: toRupees(amounts.commission + amounts.earnings + Math.abs(deposit) + Math.abs(refund)),
    commission: toRupees(amounts.commission),
    earnings: toRupees(amounts.earnings),
    ...changes,
    deposit: toRupees(deposit),
    ...(refund !== 0 && { refund: toRupees(refund) }),
    ...(tax !== 0 && { tax: toRupees(tax) }),
    ...(credit && { left: toRupees(credit.amountPaise - takenBack) }),
    saleId: reference.saleId ?? null,
    level: reference.level ?? null,
    from: buyer,
    orderId: reference.orderId ?? null,
    payoutId: reference.payoutId ?? null,
    correctsId: posting.correctsId,
    ...(reference.reversalId !== undefined && { isReversal: true }),
    reason: posting.reason,
  };
}

function amountIn(posting: Posting, ledger: Ledger): Paise {
  const amounts = memberLines(posting).filter((line) => line.ledger === ledger);
  const net = sum(amounts);
  if (posting.reference.payoutId !== undefined) return -sum(amounts.filter((line) => line.amountPaise < 0));
  return net !== 0 ? net : sum(amounts.filter((line) => line.amountPaise > 0));
}

const changeOf = (posting: Posting, state: BalanceState): Paise =>
  sum(memberLines(posting).filter((line) => line.state === state));

const taxIn = ({ lines }: Posting): Paise => sum(lines.filter(({ account }) => account === 'company:tds-payable'));

const liabilityChange = ({ lines }: Posting, name: Liability): Paise =>
  sum(
    lines.filter(({ account }) => {
      const parts = accountParts(account);
      return parts.owner === 'liability' && parts.name === name;
    }),
  );

const sum = (lines: readonly { amountPaise: Paise }[]): Paise => lines.reduce((all, line) => all + line.amountPaise, 0);

const memberLines = (posting: Posting) =>
  posting.lines.flatMap(({ account, amountPaise }) => {
    const parts = accountParts(account);
    return parts.owner === 'member' ? [{ ledger: parts.ledger, state: parts.state, amountPaise }] : [];
  });
