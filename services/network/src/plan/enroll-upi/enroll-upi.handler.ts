import { planPrice, toRupees, type enrollUpi, type PlanName, type ResponseOf } from '@deepam/contracts';
import { Clock, DomainError, newId } from '@deepam/platform';
import { Inject, Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { NETWORK_CONFIG, type NetworkConfig } from '../../config.js';
import { MembershipsRepository } from '../../membership/persistence/memberships.repository.js';
import { planError } from '../domain/plan-rules.js';
import { upiLink } from '../domain/upi-link.js';
import { enrollmentModel, type Enrollment } from '../persistence/enrollment.schema.js';

@Injectable()
export class EnrollUpiHandler {
  constructor(
    private readonly memberships: MembershipsRepository,
    @InjectModel(enrollmentModel) private readonly enrollments: Model<Enrollment>,
    @Inject(NETWORK_CONFIG) private readonly config: NetworkConfig,
    private readonly clock: Clock,
  ) {}

  /** @throws DomainError NETWORK.MEMBER_NOT_FOUND, NETWORK.HEAD_HAS_NO_PLAN, NETWORK.PLAN_NOT_HIGHER */
  async execute(memberId: string, plan: PlanName): Promise<ResponseOf<typeof enrollUpi>> {
    const member = await this.memberships.get(memberId);
    const error = planError(member, plan, 'buy');
    if (error) throw new DomainError(error);

    const id = newId();
    const txnid = `DPM${id.toUpperCase()}`;
    const amountPaise = planPrice(plan, member.plan);
    const createdAt = this.clock.now();
    await this.enrollments.create([
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
