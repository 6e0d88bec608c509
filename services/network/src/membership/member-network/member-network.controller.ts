import { memberNetwork, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, paged, Route, type Caller, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { MemberNetworkHandler } from './member-network.handler.js';

@Controller()
export class MemberNetworkController {
  constructor(private readonly listNetwork: MemberNetworkHandler) {}

  @Route(memberNetwork)
  async list(
    @CurrentCaller() viewer: Caller,
    @Input() { query }: InputOf<typeof memberNetwork>,
  ): Promise<Paged<ResponseOf<typeof memberNetwork>[number]>> {
    const answer = await this.listNetwork.execute(viewer, query);
    const nextCursor = answer[0]!.nextCursor;
    return paged(answer, { nextCursor, cut: query.limit === undefined && nextCursor !== null });
  }
}
