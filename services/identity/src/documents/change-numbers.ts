import { type AuditState, bankDetailsChanged, panChanged } from '@deepam/contracts';
import { AuditTrail, Outbox } from '@deepam/messaging';
import { type Caller, Clock, currentContext, newId, requireStepUp, stepUpLimits } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { AccountsRepository } from '../accounts/persistence/accounts.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { assertConsentNotWithdrawn } from '../accounts/domain/consent.js';
import { type ClearNumbers, givenNumbers, type NumberName, type NumbersInput } from '../numbers/domain/numbers.js';
import { AadhaarGuard } from '../shared-numbers/aadhaar-guard.js';
import { Digester } from '../numbers/digester.js';
import { NumberHold } from '../accounts/number-hold.js';
import { NumberVault } from '../numbers/number-vault.js';
import { PayeeDetails } from './payee-details.js';
import { type NumberChangeDocument, numberChangeModel } from './persistence/documents.schema.js';

const ofTheBank: readonly NumberName[] = ['bankAccountNo', 'ifscCode'];

export function changedNumbers(before: ClearNumbers, after: Partial<ClearNumbers>): NumberName[] {
  return (Object.keys(after) as NumberName[]).filter((name) => after[name] !== before[name]);
}

/** The digest of a bank account includes the bank, which the IFSC names, so a new IFSC changes the digest, too. */
const sealedAgain = (changed: readonly NumberName[]): readonly NumberName[] =>
  changed.includes('ifscCode') && !changed.includes('bankAccountNo') ? [...changed, 'bankAccountNo'] : changed;

/** @returns the effect on the destination of payouts; null without one */
export function bankChange(
  before: ClearNumbers,
  changed: readonly NumberName[],
  everHadSome: boolean,
): { readonly isFirst: boolean } | null {
  if (!changed.some((name) => ofTheBank.includes(name))) return null;
  // Details that were removed and given again do not count as first ones, since a thief of a session could do both.
  return { isFirst: !everHadSome && ofTheBank.every((name) => before[name] === null) };
}

/** A change needs a recent password, is recorded, and is published if payouts are affected. */
@Injectable()
export class ChangeNumbersHandler {
  constructor(
    private readonly accounts: AccountsRepository,
    private readonly numbers: NumberVault,
    private readonly hold: NumberHold,
    private readonly digester: Digester,
    private readonly payees: PayeeDetails,
    private readonly aadhaar: AadhaarGuard,
    private readonly outbox: Outbox,
    private readonly clock: Clock,
    private readonly audit: AuditTrail,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    @InjectModel(numberChangeModel) private readonly changes: Model<NumberChangeDocument>,
  ) {}

  /**
   * Unchanged numbers are ignored, so that an unchanged form needs no password. The caller's transaction is used.
   * @param address the network address of the request
   * @throws DomainError AUTH.REAUTHENTICATE, IDENTITY.CONSENT_WITHDRAWN, IDENTITY.AADHAAR_TAKEN, IDENTITY.NUMBERS_HELD,
   * REQUEST.INVALID for a masked number that is not the stored one
   */
  async execute(session: ClientSession, caller: Caller, input: NumbersInput, address: string): Promise<void> {
    const account = await this.accounts.get(caller.memberId, session);
    const before = this.numbers.open(account);
    const given = givenNumbers(before, input);
    const fields = changedNumbers(before, given);
    if (fields.length === 0) return;
    if (fields.some((name) => given[name] !== null)) assertConsentNotWithdrawn(account);
    const now = this.clock.now();
    requireStepUp(caller, stepUpLimits(this.config), now);

    // A first number may be given during the hold, but then payouts are held as after a change.
    const isHeld = this.hold.until(account) !== null;
    if (fields.some((name) => before[name] !== null)) this.hold.assertOpen(account);
    const bank = bankChange(before, fields, account.hadBankDetails === true || isHeld);
    const isOfPan = fields.includes('panCardNo');
    const isPanChanged = isOfPan && (before.panCardNo !== null || (account.earlierPans ?? []).length > 0);
    const after = { ...before, ...given };
    const digests = this.digester.ofChanged(after, sealedAgain(fields));
    if (digests.adharNo) await this.aadhaar.assertFree(account._id, digests.adharNo.digests, session);
    const sealed = this.numbers.seal(account._id, after, sealedAgain(fields), digests);
    await this.accounts.changeNumbers(account._id, sealed, bank && { ...bank, changedAt: now }, session);
    const heldFrom = bank?.isFirst === false || isPanChanged ? now : undefined;
    if (bank || isOfPan) await this.payees.publish(session, account, { before, after }, heldFrom);
    const { memberId } = caller;
    const correlationId = currentContext()?.correlationId ?? 'none';
    const row = { _id: newId(), memberId, byId: memberId, fields, address, correlationId, at: now };
    await this.changes.create([row], { session });
    const states = { before: presence(fields, before), after: presence(fields, after) };
    await this.audit.record(session, 'numbers-changed', { memberId, ...states });
    if (bank) await this.outbox.add(session, bankDetailsChanged, { memberId, ...bank, changedAt: now.toISOString() });
    if (isPanChanged) await this.outbox.add(session, panChanged, { memberId, changedAt: now.toISOString() });
  }
}

/** The audit trail only records whether each number was present, and no digit of it. */
const presence = (fields: readonly NumberName[], numbers: ClearNumbers): AuditState =>
  Object.fromEntries(fields.map((name) => [name, numbers[name] === null ? null : 'XXXX']));
