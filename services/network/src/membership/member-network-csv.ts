import type { memberNetworkCsv, NetworkRow, QueryOf } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { MemberNetworkHandler } from './member-network/member-network.js';

const limit = 500;

@Injectable()
export class MemberNetworkCsvHandler {
  constructor(private readonly listNetwork: MemberNetworkHandler) {}

  async *execute(viewer: Caller, choice: Omit<QueryOf<typeof memberNetworkCsv>, 'format'>): AsyncGenerator<NetworkRow> {
    let cursor: string | undefined;
    do {
      const [page] = await this.listNetwork.execute(viewer, { ...choice, limit, cursor });
      yield* page?.fullNetwork ?? [];
      cursor = page?.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
