import { memberNetwork, type ResponseOf } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { ListNetworkHandler } from './list-network.handler.js';

@Controller()
export class ListNetworkController {
  constructor(private readonly listNetwork: ListNetworkHandler) {}

  @Route(memberNetwork)
  async list(
    @CurrentCaller() viewer: Caller,
    @Input() { query }: InputOf<typeof memberNetwork>,
  ): Promise<ResponseOf<typeof memberNetwork>> {
    return this.listNetwork.execute(viewer, query);
  }
}
