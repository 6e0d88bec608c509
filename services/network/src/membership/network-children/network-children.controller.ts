import { networkChildren, type NetworkBranch } from '@deepam/contracts';
import { CurrentCaller, Input, Route, type Caller, type InputOf, type Paged } from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { NetworkChildrenHandler } from './network-children.handler.js';

@Controller()
export class NetworkChildrenController {
  constructor(private readonly listChildren: NetworkChildrenHandler) {}

  @Route(networkChildren)
  async list(
    @CurrentCaller() viewer: Caller,
    @Input() input: InputOf<typeof networkChildren>,
  ): Promise<Paged<NetworkBranch>> {
    return this.listChildren.execute(viewer, input);
  }
}
