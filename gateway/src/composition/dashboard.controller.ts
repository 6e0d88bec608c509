import {
  balance,
  dashboard,
  maxPageSize,
  maxWholeList,
  memberNetwork,
  membership,
  type NetworkRow,
  type ResponseOf,
} from '@deepam/contracts';
import { CallerToken, Input, Route, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MemberServices } from './member-services.js';

const emptyBalance = { earnings: 0, commission: 0, available: 0, availableFrom: undefined, commissionHistory: [] };

const nobody = { network: [], networkCut: false };

@Controller()
export class DashboardController {
  constructor(private readonly services: MemberServices) {}

  @Route(dashboard)
  async dashboard(
    @CallerToken() token: string,
    @Input() { query }: InputOf<typeof dashboard>,
  ): Promise<ResponseOf<typeof dashboard>> {
    const [own, money] = await Promise.all([
      this.services.network.call(membership, { token }),
      this.services.commission.call(balance, { token }),
    ]);
    const shown = own.isApproved || own.isHead;
    const { network, networkCut } = shown ? await this.downline(token, query.limit ?? maxWholeList) : nobody;
    const { earnings, commission, available, availableFrom, commissionHistory } = shown ? money : emptyBalance;
    return {
      plan: own.plan,
      planApproved: own.planApproved,
      requestedPlan: own.requestedPlan,
      isApproved: own.isApproved,
      isHead: own.isHead,
      name: own.name,
      referralCode: own.referralCode,
      network,
      networkCut,
      networkSize: own.networkSize,
      earnings,
      commission,
      available,
      availableFrom,
      commissionHistory,
    };
  }

  private async downline(token: string, most: number): Promise<{ network: NetworkRow[]; networkCut: boolean }> {
    const network: NetworkRow[] = [];
    let cursor: string | null | undefined;
    do {
      const limit = Math.min(maxPageSize, most - network.length);
      const query = { limit, cursor: cursor ?? undefined };
      const [page] = await this.services.network.call(memberNetwork, { token, query });
      network.push(...(page?.fullNetwork ?? []));
      cursor = page?.nextCursor;
    } while (cursor != null && network.length < most);
    return { network, networkCut: cursor != null };
  }
}
