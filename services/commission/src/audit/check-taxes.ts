import { sumOfYears, yearWith, nothingSoFar, type YearSoFar } from '../tax/domain/deduct.js';
import type { TaxRatesDocument } from '../tax/persistence/tax-rates.repository.js';
import { taxYearKey } from '../tax/persistence/tax-years.repository.js';
import type { Paise } from '@deepam/contracts';
import type { PayoutDocument } from '../payouts/persistence/payout.schema.js';
import type { AuditedModels } from './audited-models.js';
import type { PostedTotals } from './check-postings.js';
import type { Findings } from './findings.js';

/**
 * The tax on payouts must agree with the register, with the tax years of persons and with the debt to the government in
 * the ledger.
 */
export async function checkTaxes(
  audited: AuditedModels,
  { book }: Pick<PostedTotals, 'book'>,
  findings: Findings,
): Promise<void> {
  const { payouts, taxDeductions, taxRates, taxYears, session } = audited;
  const register = new Map<string, number>();
  for await (const line of taxDeductions.find().session(session).lean().cursor()) register.set(line._id, line.taxPaise);
  const years = new Map<string, YearSoFar>();
  const ofMembers = new Map<string, PayoutDocument[]>();
  let deducted = 0;
  const taxed = payouts.find({ tax: { $exists: true } });
  for await (const payout of taxed
    .session(session)
    .lean<PayoutDocument[]>()
    .cursor() as AsyncIterable<PayoutDocument>) {
    const { _id, tax, status } = payout;
    if (!tax) continue;
    findings.runCheck(`The tax of the payout ${_id}`, () => checkPayout(payout, tax, findings));
    const key = taxYearKey(tax.year, tax.personKey);
    years.set(key, yearWith(years.get(key) ?? nothingSoFar, tax));
    ofMembers.set(payout.memberId, [...(ofMembers.get(payout.memberId) ?? []), payout]);
    const listed = register.get(_id) ?? 0;
    register.delete(_id);
    const due = status === 'Approved' ? tax.taxPaise : 0;
    deducted += due;
    if (listed !== due)
      findings.addFinding(`The register has ${listed} paise of the payout ${_id} instead of ${due}`, listed - due);
  }
  const rates = new Map((await taxRates.find().session(session).lean()).map((one) => [one._id, one]));
  for (const payouts of ofMembers.values()) checkMember(payouts, rates, findings);
  for (const [_id, paise] of register)
    findings.addFinding(`The register has the payout ${_id}, from which nothing is deducted`, paise);
  for await (const { _id, ...kept } of taxYears.find().session(session).lean().cursor()) {
    if (!isSame(kept, years.get(_id) ?? nothingSoFar))
      findings.addFinding(`The tax year ${_id.split(' ')[0]} of a person is not the sum of its payouts`);
    years.delete(_id);
  }
  if (years.size > 0) findings.addFinding(`${years.size} tax years of persons are missing`);
  const posted = book.amountOf('company:tds-payable') + book.amountOf('company:tds-deposited');
  if (posted !== deducted)
    findings.addFinding(`Tax of ${posted} paise is posted instead of ${deducted}`, posted - deducted);
}

function checkPayout(payout: PayoutDocument, tax: NonNullable<PayoutDocument['tax']>, findings: Findings): void {
  const what = `The tax of the payout ${payout._id}`;
  const { grossPaise, netPaise, taxPaise, basisPaise } = tax;
  const difference = grossPaise - taxPaise - netPaise;
  if (difference !== 0 || grossPaise !== payout.amountPaise) findings.addFinding(`${what} does not add up`, difference);
  if (taxPaise < 0 || taxPaise > basisPaise || basisPaise !== payout.taken.commission)
    findings.addFinding(`${what} is on something else than its commission`, taxPaise);
  if (payout.status !== 'Approved') findings.addFinding(`${what} is deducted from what is not paid`, taxPaise);
}

/**
 * A member whose commission of the year has passed the threshold pays tax on each further payout, whatever PAN it was
 * paid under, unless earlier payouts covered all tax that is due.
 * @param payouts of one member, with their taxes
 */
function checkMember(
  payouts: readonly PayoutDocument[],
  rates: ReadonlyMap<number, Pick<TaxRatesDocument, 'thresholdPaise' | 'mode'>>,
  findings: Findings,
): void {
  const years = new Map<number, { readonly paidPaise: Paise; readonly coveredPaise: Paise }>();
  for (const { _id, tax } of payouts.toSorted((a, b) => Number(a.tax!.fixedAt) - Number(b.tax!.fixedAt))) {
    const { year, basisPaise, coveredPaise, ratesVersion } = tax!;
    const before = years.get(year) ?? { paidPaise: 0, coveredPaise: 0 };
    const paidPaise = before.paidPaise + basisPaise;
    // A payout of a batch may have been taxed for an earlier one that the bank rejected.
    const covered = before.coveredPaise + coveredPaise;
    years.set(year, { paidPaise, coveredPaise: covered });
    const version = rates.get(ratesVersion);
    const abovePaise = paidPaise - (version?.thresholdPaise ?? paidPaise);
    const duePaise = version?.mode === 'whole-year' ? paidPaise : abovePaise;
    if (abovePaise <= 0 || coveredPaise >= Math.min(basisPaise, abovePaise) || covered >= duePaise) continue;
    findings.addFinding(
      `The payout ${_id} leaves out tax: its member was paid ${paidPaise} paise in the tax year ${year}`,
      basisPaise,
    );
  }
}

function isSame(a: YearSoFar, b: YearSoFar): boolean {
  const { paidPaise, coveredPaise, charged, deductedPaise } = sumOfYears([a]);
  return (
    paidPaise === b.paidPaise &&
    coveredPaise === b.coveredPaise &&
    charged === b.charged &&
    deductedPaise === b.deductedPaise
  );
}
