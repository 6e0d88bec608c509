import {
  account,
  balance,
  makingCharge,
  membership,
  orderTotal,
  profile,
  toRupees,
  type ResponseOf,
} from '@deepam/contracts';
import { CallerToken, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MemberServices, nullIfNotPlacedYet } from './member-services.js';

@Controller()
export class ProfileController {
  constructor(private readonly services: MemberServices) {}

  @Route(profile)
  async profile(@CallerToken() token: string): Promise<ResponseOf<typeof profile>> {
    const [own, place, money] = await Promise.all([
      this.services.identity.call(account, { token }),
      this.services.network.call(membership, { token }).catch(nullIfNotPlacedYet),
      this.services.commission.call(balance, { token }),
    ]);
    return {
      ...own,
      referralCode: place?.referralCode ?? null,
      plan: place?.plan ?? null,
      planApproved: place?.planApproved ?? false,
      requestedPlan: place?.requestedPlan ?? null,
      isApproved: place?.isApproved ?? false,
      earnings: money.earnings,
      commission: money.commission,
      deposit: toRupees(orderTotal(1)),
      returnAmount: toRupees(makingCharge(1)),
      addedBy: place?.addedBy ?? null,
    };
  }
}
