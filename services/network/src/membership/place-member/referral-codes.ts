import { randomInt } from 'node:crypto';
import { makeReferralCode } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../../tree/persistence/membership.schema.js';

const resolution = 2 ** 32;

@Injectable()
export class ReferralCodes {
  constructor(@InjectModel(membershipModel) private readonly memberships: Model<Membership>) {}

  /** Two placings that draw the same code conflict in the unique index, and one of them is repeated. */
  async next(depth: number, session: ClientSession): Promise<string> {
    for (;;) {
      const code = makeReferralCode(depth, () => this.random());
      if ((await this.memberships.exists({ referralCode: code }).session(session)) === null) return code;
    }
  }

  random(): number {
    return randomInt(resolution) / resolution;
  }
}
