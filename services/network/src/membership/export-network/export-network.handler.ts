import type { memberNetworkCsv, NetworkRow, QueryOf } from '@deepam/contracts';
import type { Caller } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { ListNetworkHandler } from '../list-network/list-network.handler.js';

/** Members that are read at once. */
const limit = 500;

@Injectable()
export class ExportNetworkHandler {
  constructor(private readonly listNetwork: ListNetworkHandler) {}

  /** Every row of the list in its order, read page by page. */
  async *execute(viewer: Caller, choice: Omit<QueryOf<typeof memberNetworkCsv>, 'format'>): AsyncGenerator<NetworkRow> {
    let cursor: string | undefined;
    do {
      const [page] = await this.listNetwork.execute(viewer, { ...choice, limit, cursor });
      yield* page?.fullNetwork ?? [];
      cursor = page?.nextCursor ?? undefined;
    } while (cursor !== undefined);
  }
}
