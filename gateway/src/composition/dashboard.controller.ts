import { balance, dashboard, memberNetwork, membership, type ResponseOf } from '@deepam/contracts';
import { CallerToken, Route } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MemberServices } from './member-services.js';

/** Nothing to see for members whom the head has not approved yet. */
const emptyBalance = { earnings: 0, commission: 0, available: 0, availableFrom: undefined, commissionHistory: [] };

/** GET /member/dashboard: membership and downline from network, money from commission. */
@Controller()
export class DashboardController {
  constructor(private readonly services: MemberServices) {}

  @Route(dashboard)
  async read(@CallerToken() token: string): Promise<ResponseOf<typeof dashboard>> {
    const [own, money] = await Promise.all([
      this.services.network.call(membership, { token }),
      this.services.commission.call(balance, { token }),
    ]);
    const shown = own.isApproved || own.isHead;
    const downline = shown ? await this.services.network.call(memberNetwork, { token, query: {} }) : [];
    const { earnings, commission, available, availableFrom, commissionHistory } = shown ? money : emptyBalance;
    return {
      plan: own.plan,
      planApproved: own.planApproved,
      requestedPlan: own.requestedPlan,
      isApproved: own.isApproved,
      isHead: own.isHead,
      name: own.name,
      referralCode: own.referralCode,
      network: downline[0]?.fullNetwork ?? [],
      networkSize: own.networkSize,
      earnings,
      commission,
      available,
      availableFrom,
      commissionHistory,
    };
  }
}
