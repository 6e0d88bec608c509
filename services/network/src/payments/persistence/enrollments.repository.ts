import { planPrice, type PlanName } from '@deepam/contracts';
import { Clock, newId } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import type { Membership } from '../../tree/persistence/membership.schema.js';
import { holds } from '../domain/enrollment-rules.js';
import { enrollmentModel, type Enrollment } from './enrollment.schema.js';

type Buyer = Pick<Membership, '_id' | 'plan' | 'planRequest'>;

const shownTxnids = 5;

@Injectable()
export class EnrollmentsRepository {
  constructor(
    @InjectModel(enrollmentModel) private readonly model: Model<Enrollment>,
    private readonly clock: Clock,
  ) {}

  async begin({ _id: memberId, plan: previousPlan }: Buyer, plan: PlanName, session: ClientSession) {
    const open = await this.model.findOne({ memberId, plan, isOpen: true }).session(session).lean<Enrollment>();
    if (open && holds(open, previousPlan, this.clock.now())) return open;
    if (open) await this.close({ _id: open._id }, session);
    const id = newId();
    const begun: Enrollment = {
      _id: id,
      txnid: `DPM${id.toUpperCase()}`,
      memberId,
      plan,
      previousPlan,
      amountPaise: planPrice(plan, previousPlan),
      createdAt: this.clock.now(),
      isOpen: true,
    };
    await this.model.create([begun], { session });
    return begun;
  }

  /** Enrollments from before the open request are left out, since its proof most likely belongs to one of them. */
  async unfinishedOf({ _id: memberId, plan, planRequest }: Buyer): Promise<Enrollment[]> {
    const open = await this.model.find({ memberId, isOpen: true }).sort({ createdAt: -1 }).lean<Enrollment[]>();
    return open.filter(
      (begun) => holds(begun, plan, this.clock.now()) && (!planRequest || begun.createdAt > planRequest.requestedAt),
    );
  }

  /**
   * A proof ends the member's unfinished enrollment for this plan.
   * @param txnid the reference that the payer saw; the latest is taken if it is unknown
   * @returns the enrollment of the proof, and the references of the member's other enrollments for this plan
   */
  async prove(memberId: string, plan: PlanName, txnid: string | undefined, session: ClientSession) {
    await this.close({ memberId, plan, isOpen: true }, session);
    const latest = await this.model
      .find({ memberId, plan })
      .sort({ createdAt: -1 })
      .limit(shownTxnids + 1)
      .session(session)
      .lean<Enrollment[]>();
    const named =
      txnid === undefined
        ? null
        : await this.model.findOne({ txnid, memberId, plan }).session(session).lean<Enrollment>();
    const answered = named ?? latest[0];
    const otherTxnids = latest.map((begun) => begun.txnid).filter((other) => other !== answered?.txnid);
    return { answered, otherTxnids: otherTxnids.slice(0, shownTxnids) };
  }

  private async close(which: object, session: ClientSession): Promise<void> {
    await this.model.updateOne(which, { $unset: { isOpen: 1 } }, { session });
  }
}
