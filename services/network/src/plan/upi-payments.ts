import { toRupees, type enrollUpi, type ResponseOf, toDecimalString, type Paise } from '@deepam/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { NETWORK_CONFIG, type NetworkConfig } from '../config.js';
import type { Enrollment } from '../payments/persistence/enrollment.schema.js';

interface UpiPayment {
  readonly payee: string;
  readonly payeeName: string;
  readonly amountPaise: Paise;
  readonly txnid: string;
  readonly note: string;
}

/** Any UPI app opens the link with all fields filled in (NPCI, UPI Linking Specifications 1.6). */
export function upiLink({ payee, payeeName, amountPaise, txnid, note }: UpiPayment): string {
  const fields = { pa: payee, pn: payeeName, am: toDecimalString(amountPaise), cu: 'INR', tr: txnid, tn: note };
  const query = Object.entries(fields).map(([name, value]) => `${name}=${percentEncoded(value)}`);
  return `upi://pay?${query.join('&')}`;
}

/**
 * All but the unreserved characters of RFC 3986 are encoded. A space becomes %20, as some apps do not read a plus as a
 * space. The at sign stays, since the apps of several banks do not decode %40 in the payee's address.
 */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text)
    .replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replaceAll('%40', '@');

@Injectable()
export class UpiPayments {
  constructor(@Inject(NETWORK_CONFIG) private readonly config: NetworkConfig) {}

  paymentOf({ plan, txnid, amountPaise }: Enrollment): ResponseOf<typeof enrollUpi> {
    return this.payment({ txnid, amountPaise, note: `${plan} plan` });
  }

  payment({ txnid, amountPaise, note }: Pick<UpiPayment, 'txnid' | 'amountPaise' | 'note'>) {
    return {
      upiUrl: upiLink({
        payee: this.config.PAYEE_VPA,
        payeeName: this.config.PAYEE_NAME,
        amountPaise,
        txnid,
        note,
      }),
      txnid,
      message: 'Pay with any UPI app, then upload the screenshot.',
      amount: toRupees(amountPaise),
    };
  }
}
