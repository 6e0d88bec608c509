import { planPrice, toRupees, type enrollUpi, type PlanName, type ResponseOf } from '@deepam/contracts';
import { Clock, DomainError, newId } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NETWORK_CONFIG, type NetworkConfig } from '../../config.js';
import { MembershipsRepository } from '../../membership/persistence/memberships.repository.js';
import { planFault } from '../domain/plan-rules.js';
import { upiLink } from '../domain/upi-link.js';
import { enrolmentModel, type Enrolment } from '../persistence/enrolment.schema.js';

@Injectable()
export class EnrolUpiHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    @InjectModel(enrolmentModel) private readonly enrolments: Model<Enrolment>,
    @Inject(NETWORK_CONFIG) private readonly config: NetworkConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.HEAD_HAS_NO_PLAN, NETWORK.PLAN_NOT_HIGHER */
  async execute(memberId: string, plan: PlanName): Promise<ResponseOf<typeof enrollUpi>> {
    const member = await this.memberships.get(memberId);
    const fault = planFault(member, plan, 'buy');
    if (fault) throw new DomainError(fault);

    const id = newId();
    const txnid = `DPM${id.toUpperCase()}`;
    const amountPaise = planPrice(plan, member.plan);
    const createdAt = this.clock.now();
    await this.enrolments.create([
      { _id: id, txnid, memberId, plan, previousPlan: member.plan, amountPaise, createdAt },
    ]);
    return {
      upiUrl: upiLink({
        payee: this.config.PAYEE_VPA,
        payeeName: this.config.PAYEE_NAME,
        amountPaise,
        txnid,
        note: `${plan} plan`,
      }),
      txnid,
      message: 'Scan the code with any UPI app, pay, and upload the proof.',
      amount: toRupees(amountPaise),
    };
  }
}
