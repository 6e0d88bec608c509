import { randomInt } from 'node:crypto';
import { makeReferralCode } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { ClientSession, Model } from 'mongoose';
import { membershipModel, type Membership } from '../persistence/membership.schema.js';

const resolution = 2 ** 32;

/** Gives out codes that nobody has or had. */
@Injectable()
export class ReferralCodes {
  constructor(@InjectModel(membershipModel) private readonly memberships: Model<Membership>) {}

  /** A free code for that depth. Two placings that draw the same one at once meet in the unique index; one is run again. */
  async next(depth: number, session: ClientSession): Promise<string> {
    for (;;) {
      const code = makeReferralCode(depth, () => this.random());
      if ((await this.memberships.exists({ referralCode: code }).session(session)) === null) return code;
    }
  }

  /** In [0, 1); tests replace it. */
  random(): number {
    return randomInt(resolution) / resolution;
  }
}
