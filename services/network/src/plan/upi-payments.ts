import { toRupees, type enrollUpi, type ResponseOf } from '@deepam/contracts';
import { Inject, Injectable } from '@nestjs/common';
import { NETWORK_CONFIG, type NetworkConfig } from '../config.js';
import { upiLink, type UpiPayment } from './domain/upi-link.js';
import type { Enrollment } from '../payments/persistence/enrollment.schema.js';

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
