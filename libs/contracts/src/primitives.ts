import { z } from 'zod';
import { isClosedAccountName } from './closed-account.js';
import { minPasswordLength } from './common-passwords.js';
import { isIndianMobile, normaliseMobile, tenDigits } from './mobile.js';
import { isMisleadingName } from './misleading-name.js';
import { isSeenName, stacksMarks, turnsText, unstacked } from './person-name.js';
import { planNames } from './plans.js';
import { normaliseReferralCode } from './referral-code.js';
import { latinDigits, plainAmount, plainNumber, withoutUnseen } from './typed-digits.js';

/** Ids of members, sales, orders …: 24 hex digits, ascending by second of creation. */
export const objectId = z.string().regex(/^[0-9a-f]{24}$/, 'This id is not well formed.');
export const planName = z.enum(planNames);
/**
 * A number, or its digits as a form sends them, in any script, with the sign of rupees and with commas between groups. Nothing else is a
 * number: `true` is not one rupee, and `[5]` are not five.
 * Nothing typed is 0, which the schema has its own sentence for.
 */
export const typedNumber = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess((typed) => {
    if (typeof typed !== 'string') return typed;
    if (typed.length > longestNumber) return typed;
    const number = plainAmount(typed);
    return digits.test(number) ? Number(number) : typed;
  }, schema);
/** Characters of a typed number with its groups and the blanks around it; a longer text is no number and reaches no pattern. */
const longestNumber = 100;
/** The same where 0 may be meant: it has to be typed. */
export const typedNumberOrZero = <S extends z.ZodType<number>>(schema: S) =>
  z.preprocess(
    (typed) => (typeof typed === 'string' && withoutUnseen(typed).trim() === '' ? undefined : typed),
    typedNumber(schema),
  );
const digits = /^(-?\d+(\.\d+)?)?$/;
/** Integer paise. */
export const paise = z.int();
/** Rupees with at most two decimals. */
export const rupees = z.number();
/** An instant, ISO 8601 in UTC. */
export const instant = z.iso.datetime().max(40);

/** Where somebody who follows a list of changes is: what is later than `since`, or of the same instant and beyond `after`. */
export const followQuery = z.object({ since: instant, after: z.string().max(100).optional() });
/** Rows of one answer to it; a shorter answer is the last. */
export const followPageSize = 500;

/**
 * What nobody sees, or what turns the text around it: a name made of it would be nobody's, or look like another one. Line ends and
 * tabs stay, and so do the joiners that Indian scripts are written with.
 */
const unseen =
  /[\p{Bidi_Control}\p{Cs}\u2800\uFFF9-\uFFFB]|(?![\u200C\u200D])\p{Default_Ignorable_Code_Point}|(?![\t\r\n])\p{Cc}/gu;

/** What somebody wrote, in as many lines as they like. */
export const typedText = (max: number, needed?: string) =>
  z
    .string(needed)
    .overwrite((typed) => typed.replace(unseen, ''))
    .trim()
    .max(max, `Please use at most ${max} characters.`);

/** The name of an account, which may be older than the rule for new ones: what may not be in it is left out. */
export const presentName = typedText(100, 'Please enter your name')
  // It stands in the midst of sentences, which it must not break, and between lines, which it must not cover.
  .overwrite((name) => unstacked(name.replace(/\s+/g, ' ')))
  .refine(isSeenName, 'Please enter your name')
  .refine(
    (name) => !isClosedAccountName(name),
    'Please enter another name: accounts that are closed are shown by this one.',
  );
/** The head's name. Marks that do not belong into a name are refused, so that whoever pasted them learns of it. */
export const headName = z
  .string('Please enter your name')
  // Room for the blanks and invisible characters that are left out below.
  .max(1_000, { abort: true, error: 'Please use at most 100 characters.' })
  .refine((name) => !turnsText(name), 'Please write the name without invisible direction marks.')
  .refine((name) => !stacksMarks(name), 'Please write the name with fewer marks on a letter.')
  .pipe(presentName);
export const misleadingName =
  'This name could be taken for the company’s or for another person’s. Please write your own name, each word in one script.';
/** The name of any other person: no reader may take it for the head, the company or another person. */
export const personName = headName.refine((name) => !isMisleadingName(name), misleadingName);
export const address = typedText(500);
export const reason = typedText(500);
export const passkeyName = typedText(60)
  .overwrite(unstacked)
  .refine(isSeenName, 'Please enter a name for the passkey, or none.');
export const optionalEmail = z
  .union([z.literal('').transform(() => undefined), z.email('Please enter valid email').max(254)])
  .optional();

/** Numerals with the blanks and signs that people put between them; a text longer than that reaches no other check. */
const typedNumerals = (needed: string | undefined, error: string) => z.string(needed).max(100, { abort: true, error });
/** Login takes any ten digits. */
export const loginMobile = typedNumerals('Please enter your mobile', 'The mobile number should be 10 digits')
  .overwrite(normaliseMobile)
  .regex(tenDigits, 'The mobile number should be 10 digits');
export const newMobile = typedNumerals('Please enter your mobile', 'Mobile number should be 10 digits')
  .overwrite(normaliseMobile)
  .regex(tenDigits, 'Mobile number should be 10 digits')
  .refine(isIndianMobile, 'Mobile numbers begin with 6, 7, 8 or 9.');
/** None of the most common ones either: `isCommonPassword` tells, as its list is long. */
export const newPassword = z
  .string('Please enter a password')
  .min(minPasswordLength, `Please use at least ${minPasswordLength} characters.`)
  .max(200, 'Please use at most 200 characters.');
export const referralCode = z
  .string('Please enter a referral code')
  .min(1, 'Please enter a referral code')
  // Room for a whole invitation, of which the link holds the code.
  .max(1_000)
  .transform(normaliseReferralCode);
const utrDigits = 'A UTR number has 12 digits.';
/** The bank's reference of a UPI payment: twelve digits, which banks and apps print in many ways. */
export const utrNumber = typedNumerals(undefined, utrDigits)
  .overwrite(plainNumber)
  .regex(/^\d{12}$/, utrDigits);
export const utr = z.union([z.literal('').transform(() => undefined), utrNumber]).optional();

/**
 * The text of a search box: digits of every script become Latin digits, invisible marks are removed, and control characters, which no
 * database accepts in a pattern, become spaces.
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

export const maxPageSize = 200;
/** Keyset paging: `cursor` is the opaque `nextCursor` of the page before. */
export const pageQuery = z.object({
  limit: typedNumber(z.int().min(1).max(maxPageSize)).prefault(50),
  cursor: z.string().max(500).optional(),
});
/** Rows of a list that is asked for without `limit`. */
export const maxWholeList = 500;
/**
 * Of lists that older clients read whole: without `limit` up to `maxWholeList` rows come at once. The header `X-Cut: true`
 * says that there are more, and X-Next-Cursor leads to them.
 */
export const wholeListQuery = pageQuery.extend({ limit: pageQuery.shape.limit.unwrap().optional() });
/** How many wait for a decision, counted so far and no further: this number means "this or more". */
export const maxWaitingCounted = 100;
export const waitingCount = z.int().min(0).max(maxWaitingCounted);
/** Since when the first of what waits does; null where nothing waits. */
export const waitingSince = instant.nullable();
export const message = z.object({ message: z.string() });
