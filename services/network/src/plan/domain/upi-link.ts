import { toDecimalString, type Paise } from '@deepam/contracts';

export interface UpiPayment {
  /** The payee's UPI address. */
  readonly payee: string;
  readonly payeeName: string;
  readonly amountPaise: Paise;
  /** Letters and digits, at most 35. */
  readonly txnid: string;
  /** What the payer's app shows. */
  readonly note: string;
}

/** A link that any UPI app opens with everything filled in. Source: NPCI, UPI Linking Specifications 1.6. */
export function upiLink({ payee, payeeName, amountPaise, txnid, note }: UpiPayment): string {
  const fields = { pa: payee, pn: payeeName, am: toDecimalString(amountPaise), cu: 'INR', tr: txnid, tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${percentEncoded(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/**
 * All but the unreserved characters of RFC 3986; a space is %20, for not every app reads a plus as a space. The at sign stays, as a query may
 * hold it: the apps of several banks do not decode %40 in the payee's address.
 */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%40', '@');
