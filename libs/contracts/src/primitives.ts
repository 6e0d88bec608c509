import { z } from 'zod';
import { isClosedAccountName } from './closed-account.js';
import { minPasswordLength } from './common-passwords.js';
import { contactReaders } from './contact.js';
import { maxPageSize, maxWaitingCounted } from './list-limits.js';
import { isIndianMobile, normaliseMobile, tenDigits } from './mobile.js';
import { isMisleadingName } from './misleading-name.js';
import { isSeenName, stacksMarks, turnsText, unstacked } from './person-name.js';
import { planNames } from './plans.js';
import { normaliseReferralCode } from './referral-code.js';
import { latinDigits, plainAmount, plainNumber, withoutUnseen } from './typed-digits.js';

export const objectId = z.string().regex(/^[0-9a-f]{24}$/, 'This id is not well formed.');
export const planName = z.enum(planNames);
export const contactSeenBy = z.enum(contactReaders);
/**
 * The schema accepts a number, or its digits as a form sends them, in any script, with the rupee sign and with commas
 * between groups. Other types are rejected: `true` is not one rupee, and `[5]` is not five. An empty text is 0, for
 * which the schema has its own sentence.
 */
export const typedNumber = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed;
    if (typed.length > longestNumber) return typed;
    const number = plainAmount(typed);
    return digits.test(number) ? Number(number) : typed;
  }, schema);
/**
 * A typed number may have this number of characters, including its groups and the blanks around it; a longer text is
 * rejected before any pattern.
 */
const longestNumber = 100;
/** The number may be 0; an empty text is rejected. */
export const typedNumberOrZero = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && withoutUnseen(typed).trim() === '' ? undefined : typed),
    typedNumber(schema),
  );
const digits = /^(-?\d+(\.\d+)?)?$/;
export const paise = z.int();
export const rupees = z.number();
/** An instant is in ISO 8601 and UTC. */
export const instant = z.iso.datetime().max(40);

/**
 * A reader of a list of changes sends its position: the answer holds changes later than `since`, or at the same instant
 * with an id beyond `after`.
 */
export const followQuery = z.object({
  since: instant,
  /**
   * The position is the last row of the previous page: the member's id; for a session a full stop and its id follow.
   */
  after: z.string().max(100).optional(),
});
/** An answer with fewer rows is the last one. */
export const followPageSize = 500;

/**
 * The set has invisible characters, and characters that change the direction of the surrounding text: a name of only
 * such characters would be empty, or look like another one. Line ends, tabs and the joiners of Indian scripts are not
 * in the set.
 */
const unseen =
  /[\p{Bidi_Control}\p{Cs}\u2800\uFFF9-\uFFFB]|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|(?![\t\r\n])\p{Cc}/gu;

export const typedText = (max: number, needed?: string) =>
  z
    .string(needed)
    .overwrite((typed) => typed.replace(unseen, ''))
    .trim()
    .max(max, `Please use at most ${max} characters.`);

/** The name of an account may be older than the rule for new ones, so forbidden characters are removed. */
export const presentName = typedText(100, 'Please enter your name')
  // Sentences and lists show the name, so it must not break the sentence or cover the lines around it.
  .overwrite((name) => unstacked(name.replace(/\s+/g, ' ')))
  .refine(isSeenName, 'Please enter your name')
  .refine(
    (name) => !isClosedAccountName(name),
    'Please enter another name: accounts that are closed are shown by this one.',
  );
/** Forbidden marks in the head's name cause an error, so that the person who pasted them notices. */
export const headName = z
  .string('Please enter your name')
  // The limit leaves room for blanks and invisible characters, which are removed below.
  .max(1_000, { abort: true, error: 'Please use at most 100 characters.' })
  .refine((name) => !turnsText(name), 'Please write the name without invisible direction marks.')
  .refine((name) => !stacksMarks(name), 'Please write the name with fewer marks on a letter.')
  .pipe(presentName);
export const misleadingName =
  'This name could be taken for the company’s or for another person’s. Please write your own name, each word in one script.';
export const personName = headName.refine((name) => !isMisleadingName(name), misleadingName);
export const address = typedText(500);
export const reason = typedText(500);
export const passkeyName = typedText(60)
  .overwrite(unstacked)
  .refine(isSeenName, 'Please enter a name for the passkey, or none.');
export const optionalEmail = z
  .union([z.literal('').transform(() => undefined), z.email('Please enter valid email').max(254)])
  .optional();

/** People put blanks and signs between numerals; a longer text is rejected before any other check. */
const typedNumerals = (needed: string | undefined, error: string) => z.string(needed).max(100, { abort: true, error });
export const loginMobile = typedNumerals('Please enter your mobile', 'The mobile number should be 10 digits')
  .overwrite(normaliseMobile)
  .regex(tenDigits, 'The mobile number should be 10 digits');
export const newMobile = typedNumerals('Please enter your mobile', 'Mobile number should be 10 digits')
  .overwrite(normaliseMobile)
  .regex(tenDigits, 'Mobile number should be 10 digits')
  .refine(isIndianMobile, 'Mobile numbers begin with 6, 7, 8 or 9.');
/** The most common passwords are rejected elsewhere by `isCommonPassword`, because its list is long. */
export const newPassword = z
  .string('Please enter a password')
  .min(minPasswordLength, `Please use at least ${minPasswordLength} characters.`)
  .max(200, 'Please use at most 200 characters.');
export const referralCode = z
  .string('Please enter a referral code')
  .min(1, 'Please enter a referral code')
  // The limit leaves room for a whole invitation, whose link holds the code.
  .max(1_000)
  .transform(normaliseReferralCode);
const utrDigits = 'A UTR number has 12 digits.';
export const utrNumber = typedNumerals(undefined, utrDigits)
  .overwrite(plainNumber)
  .regex(/^\d{12}$/, utrDigits);
export const utr = z.union([z.literal('').transform(() => undefined), utrNumber]).optional();

/**
 * The text of a search box is normalised: digits of every script become Latin digits, invisible marks are removed, and
 * control characters, which no database accepts in a pattern, become spaces.
 */
export const searchText = z
  .string()
  .max(100)
  .transform((typed) =>
    latinDigits(
      typed
        .replace(/\p{Cc}+/gu, ' ')
        .replace(unseen, '')
        .trim(),
    ),
  );

export const pageQuery = z.object({
  limit: typedNumber(z.int().min(1).max(maxPageSize)).prefault(50),
  cursor: z.string().max(500).optional(),
});
export const maxWholeList = 500;
/**
 * Older clients read these lists whole: without `limit`, one answer has up to `maxWholeList` rows. The header `X-Cut:
 * true` reports that there are more, and X-Next-Cursor leads to them.
 */
export const wholeListQuery = pageQuery.extend({
  /** Without a limit the answer has up to 500 rows. */
  limit: pageQuery.shape.limit.unwrap().optional(),
});
export const waitingCount = z.int().min(0).max(maxWaitingCounted);
/** The time is that of the oldest waiting request; it is null if there is none. */
export const waitingSince = instant.nullable();
export const message = z.object({ message: z.string() });
