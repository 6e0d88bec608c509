import { isAadhaar, isIndianMobile, isPan, latinDigits, normaliseMobile, withoutUnseen } from '@deepam/contracts';
import { currentToken } from '../auth/session.js';
import { memberOf } from '../auth/token-expiry.js';
import { draftsOfAll, draftsPlace } from './draft-place.js';

/** A number has digit groups with any separators, but a comma or a new line separates two numbers. */
const numbers = /\+?\d(?:[^\S\r\n]{0,3}[.\p{Pd}\u2212/]?[^\S\r\n]{0,3}\d){8,}/gu;
/** Ticket numbers are allowed, because people mention them. */
const tickets = /\bGR-\d{4}-\d{6,}\b/gi;
const pans = /\b[A-Z]{5}[ -]?\d{4}[ -]?[A-Z]\b/gi;

/**
 * An Aadhaar, a PAN or a bank account number must never be stored on a device. A mobile, a UTR (twelve digits) and a
 * ticket are allowed; any other number of nine digits or more may be a bank account.
 */
export function holdsSecretNumber(text: string): boolean {
  const latin = latinDigits(withoutUnseen(text)).replace(tickets, '');
  return (
    (latin.match(numbers) ?? []).some(isSecret) ||
    (latin.match(pans) ?? []).some((pan) => isPan(pan.replace(/[ -]/g, '').toUpperCase()))
  );
}

function isSecret(number: string): boolean {
  const digits = number.replace(/\D/g, '');
  // The + distinguishes a mobile number with its country code from an Aadhaar number.
  if (digits.length === 12 && !number.startsWith('+')) return isAadhaar(digits);
  return !isIndianMobile(normaliseMobile(number)) && (digits.length !== 12 || isAadhaar(digits));
}

interface Draft {
  readonly at: number;
  readonly values: Readonly<Record<string, string>>;
}
type Drafts = Readonly<Record<string, Draft>>;

const keptMs = 7 * 24 * 3_600_000;

const place = (): string => draftsPlace(memberOf(currentToken() ?? ''));

const isDraft = (one: unknown): one is Draft =>
  typeof one === 'object' &&
  one !== null &&
  'at' in one &&
  typeof one.at === 'number' &&
  'values' in one &&
  typeof one.values === 'object' &&
  one.values !== null;

function readAll(from: string, now: number): Drafts {
  const stored: unknown = JSON.parse(localStorage.getItem(from) ?? '{}');
  const isYoung = ([, draft]: [string, unknown]) => isDraft(draft) && now - draft.at < keptMs;
  return Object.fromEntries(Object.entries(stored ?? {}).filter(isYoung)) as Drafts;
}

function writeAll(to: string, drafts: Drafts): void {
  if (Object.keys(drafts).length === 0) localStorage.removeItem(to);
  else localStorage.setItem(to, JSON.stringify(drafts));
}

/** Old drafts of all accounts are deleted when a form opens. */
function forgetOld(now: number): void {
  const places = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
  for (const one of places.filter((name) => name.startsWith(draftsOfAll))) writeAll(one, readAll(one, now));
}

/** Returns the draft of these fields from the last seven days, or null without one. */
export function readDraft(form: string, fields: readonly string[], now = Date.now()): Draft | null {
  try {
    forgetOld(now);
    const found = readAll(place(), now)[form];
    if (found === undefined) return null;
    const values = Object.fromEntries(
      Object.entries(found.values).filter(([field, value]) => fields.includes(field) && typeof value === 'string'),
    );
    return Object.keys(values).length === 0 ? null : { at: found.at, values };
  } catch {
    return null;
  }
}

/** A field with the number of a document or a bank account is not stored. */
export function keepDraft(form: string, typed: Readonly<Record<string, string>>, now = Date.now()): void {
  const values = Object.fromEntries(Object.entries(typed).filter(([, value]) => !holdsSecretNumber(value)));
  try {
    const { [form]: before, ...others } = readAll(place(), now);
    if (JSON.stringify(before?.values) === JSON.stringify(values)) return;
    const isEmpty = Object.keys(values).length === 0;
    writeAll(place(), isEmpty ? others : { ...others, [form]: { at: now, values } });
  } catch {
    // The browser has no storage.
  }
}

export const endDraft = (form: string): void => keepDraft(form, {});
