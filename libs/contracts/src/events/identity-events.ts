import { z } from 'zod';
import { pictureHashes } from '../payment-proof.js';
import { contactSeenBy, instant, objectId, planName } from '../primitives.js';
import { keptSession, sessionId } from '../token.js';
import { defineEvent, type EventData } from './event.js';

/** An account was made by registration or Add Member; the network places it below its sponsor. */
export const memberRegistered = defineEvent(
  'identity.member-registered',
  1,
  z.object({
    memberId: objectId,
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string(),
    sponsorId: objectId,
    registeredAt: instant,
    contactSeenBy: contactSeenBy.optional(),
    /** Add Member sets this field: the plan that the member requests and the stored proof of payment. */
    planRequest: z
      .object({ plan: planName, proofKey: z.string(), utr: z.string().nullable(), picture: pictureHashes })
      .nullable(),
  }),
);

/** The head's account was made; the network puts it at the root. */
export const headCreated = defineEvent(
  'identity.head-created',
  1,
  z.object({
    memberId: objectId,
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string(),
    registeredAt: instant,
  }),
);

export type ProfileField =
  | 'name'
  | 'email'
  | 'mobile'
  | 'address'
  | 'contactSeenBy'
  | 'avatarKey'
  | 'idProofKey'
  | 'panProofKey';

/**
 * The event has the whole present state of the shared part of a profile. `revision` only grows; consumers ignore an
 * older one.
 */
export const profileChanged = defineEvent(
  'identity.profile-changed',
  1,
  z.object({
    memberId: objectId,
    revision: z.int(),
    name: z.string(),
    email: z.string().nullable(),
    mobile: z.string(),
    address: z.string().nullable(),
    /** The stored value is kept if the field is missing. */
    contactSeenBy: contactSeenBy.optional(),
    avatarKey: z.string().nullable(),
    idProofKey: z.string().nullable(),
    panProofKey: z.string().nullable(),
    /**
     * The list has the fields that this revision has set, perhaps to the same value; no other field has changed. If the
     * list is missing, any field may have changed. A name that a consumer does not know belongs to a field of a later
     * release, which the consumer does not store.
     */
    changed: z.array(z.string().regex(/^[a-z]+$/i)).optional(),
  }),
);

export const mayHaveChanged = (
  { changed }: Pick<EventData<typeof profileChanged>, 'changed'>,
  ...fields: readonly ProfileField[]
): boolean => changed === undefined || fields.some((field) => changed.includes(field));

/** The account number or the IFSC of a member was set, changed or removed. The event holds neither of them. */
export const bankDetailsChanged = defineEvent(
  'identity.bank-details-changed',
  1,
  z.object({
    memberId: objectId,
    isFirst: z.boolean(),
    changedAt: instant,
  }),
);

/** A member's PAN was replaced or removed, or given again after that; the number is not part of the event. */
export const panChanged = defineEvent('identity.pan-changed', 1, z.object({ memberId: objectId, changedAt: instant }));

/** The digest is an HMAC, which only identity can compute. */
const digest = z.string().regex(/^[\w-]{43}$/);

/**
 * The event has the whole present state of a member's payee details, as digests instead of numbers: the account that
 * receives money, and the person who is taxed. `revision` only grows; consumers ignore an older one. The event follows
 * each change of bank account, IFSC or PAN, and a new digest key.
 */
export const payeeDetailsChanged = defineEvent(
  'identity.payee-details-changed',
  1,
  z.object({
    memberId: objectId,
    revision: z.int(),
    /** The digest covers account number and IFSC; it is null while one of them is missing. */
    bankDigest: digest.nullable(),
    /**
     * The list has a digest of the present PAN for each key that is in use, the current key first; it is empty without
     * a PAN.
     */
    persons: z.array(digest),
    /**
     * The list has the digests of every other PAN that the account has had, by the calendar year in which the tax year
     * begins.
     */
    earlierPans: z.array(z.object({ year: z.int(), persons: z.array(digest) })),
    /**
     * Payouts are held for a while from this time, because a number was replaced, or another person had chosen the
     * password. It is null if neither happened.
     */
    heldFrom: instant.nullable(),
  }),
);

/** A member asked the head for a new password, for the first time or again while the request was open. */
export const passwordRequested = defineEvent(
  'identity.password-requested',
  1,
  z.object({
    requestId: objectId,
    memberId: objectId,
    name: z.string(),
    timesAsked: z.int(),
    requestedAt: instant,
  }),
);

/** The head closed the request without a password, with the reason. */
export const passwordRequestDismissed = defineEvent(
  'identity.password-request-dismissed',
  1,
  z.object({ requestId: objectId, memberId: objectId, byId: objectId, reason: z.string(), dismissedAt: instant }),
);

/** The head or an operator gave an account a temporary password. The event does not hold it. */
export const temporaryPasswordGiven = defineEvent(
  'identity.temporary-password-given',
  1,
  z.object({
    memberId: objectId,
    byId: objectId.nullable(),
    givenAt: instant,
    validUntil: instant,
    /** The list has every person who may use the logins of the account from then on. */
    influencedBy: z.array(objectId),
  }),
);

/**
 * The owner of an account replaced a password that another person had chosen: a temporary one, or the first one of Add
 * Member. Numbers stay hidden and payouts wait until the hold ends, because the person who gave the password may also
 * be the one who replaced it.
 */
export const handedPasswordReplaced = defineEvent(
  'identity.handed-password-replaced',
  1,
  z.object({
    memberId: objectId,
    byId: objectId.nullable(),
    isFirst: z.boolean(),
    replacedAt: instant,
    heldUntil: instant,
    influencedBy: z.array(objectId),
  }),
);

/** A rule that protects the company was changed, or a person of staff changed staff, a role or a colleague's login; the audit trail has the rest. */
export const companySecurityChanged = defineEvent(
  'identity.company-security-changed',
  1,
  z.object({ what: z.enum(['one-account-rule', 'staff']), changedAt: instant }),
);

/**
 * A member has given or withdrawn the consent to keep KYC documents. `revision` only grows; consumers ignore an older
 * one.
 */
export const kycConsentChanged = defineEvent(
  'identity.kyc-consent-changed',
  1,
  z.object({ memberId: objectId, revision: z.int(), isGiven: z.boolean(), changedAt: instant }),
);

const suspensionChange = {
  memberId: objectId,
  /**
   * Both kinds share one counter. It only grows; consumers ignore an older one, so that a late event can't restore an
   * old state.
   */
  revision: z.int(),
  byId: objectId,
  reason: z.string(),
};

/** A member was suspended. `revision` only grows; consumers ignore an older one. */
export const memberSuspended = defineEvent(
  'identity.member-suspended',
  1,
  z.object({ ...suspensionChange, suspendedAt: instant }),
);

/** A suspension ended. `revision` only grows; consumers ignore an older one. */
export const memberReinstated = defineEvent(
  'identity.member-reinstated',
  1,
  z.object({ ...suspensionChange, reinstatedAt: instant }),
);

/** The head corrected the mobile of a member; the new mobile is in the profile-changed event of the same change. */
export const mobileCorrected = defineEvent(
  'identity.mobile-corrected',
  1,
  z.object({
    memberId: objectId,
    byId: objectId,
    ending: z.string(),
    correctedAt: instant,
    influencedBy: z.array(objectId),
  }),
);

/** Tokens of this member with a lower session version, or of the session that is named, are refused from now on. */
export const sessionsRevoked = defineEvent(
  'identity.sessions-revoked',
  1,
  z.object({
    memberId: objectId,
    sessionVersion: z.int(),
    sessionId: sessionId.optional(),
    /** The field is set if every session except one was revoked. */
    keeps: keptSession.optional(),
  }),
);

export const accountClosed = defineEvent(
  'identity.account-closed',
  1,
  z.object({ memberId: objectId, closedAt: instant }),
);

/** A login used a device that the account did not know; the first login of an account causes no event. */
export const newDeviceUsed = defineEvent(
  'identity.new-device-used',
  1,
  z.object({ memberId: objectId, isHead: z.boolean(), usedAt: instant }),
);

const passkeyChange = { memberId: objectId, isHead: z.boolean() };

export const passkeyAdded = defineEvent('identity.passkey-added', 1, z.object({ ...passkeyChange, addedAt: instant }));

/** The owner or an operator removed a passkey of an account. Passkeys of a closed account cause no event. */
export const passkeyRemoved = defineEvent(
  'identity.passkey-removed',
  1,
  z.object({ ...passkeyChange, removedAt: instant }),
);
