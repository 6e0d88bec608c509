import {
  beginCottonWork,
  beginNetworkWork,
  cottonWork,
  cottonWorks,
  instant,
  networkWork,
  networkWorks,
  objectId,
  stopCottonWork,
  stopNetworkWork,
  type BulkWorkView,
  type BulkWorkWithRows,
} from '@deepam/contracts';
import {
  CurrentCaller,
  decodeCursor,
  Input,
  paged,
  pageOf,
  Route,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { z } from 'zod';
import { AskedCompanyAccounts, CompanyAccounts } from '../approvals/company-accounts.js';
import type { FeatureModule } from '../service-module.js';
import { BulkCalls } from './bulk-calls.js';
import { BulkWorkDesk } from './bulk-work-desk.js';
import { BulkWorkRunner } from './bulk-work-runner.js';
import { bulkWorkModel, bulkWorkRowModel, bulkWorkRowSchema, bulkWorkSchema } from './bulk-work.schema.js';
import { BulkWorkViews } from './bulk-work-views.js';
import { BulkWorksRepository } from './bulk-works.repository.js';
import { RowDoer } from './row-doer.js';

const endpoints = {
  network: { begin: beginNetworkWork, list: networkWorks, one: networkWork, stop: stopNetworkWork },
  cotton: { begin: beginCottonWork, list: cottonWorks, one: cottonWork, stop: stopCottonWork },
} as const;
type Calls = (typeof endpoints)[keyof typeof endpoints];

const position = z.tuple([instant.transform((at) => new Date(at)), objectId]);

/** Bulk work applies a call to many rows in the background (ADR 86). */
export function bulkWork(service: keyof typeof endpoints): FeatureModule {
  const calls = endpoints[service];

  @Controller()
  class BulkWorksController {
    constructor(
      private readonly desk: BulkWorkDesk,
      private readonly works: BulkWorksRepository,
      private readonly opened: BulkCalls,
      private readonly views: BulkWorkViews,
    ) {}

    @Route(calls.begin)
    async begin(@Input() { body }: InputOf<Calls['begin']>, @CurrentCaller() caller: Caller): Promise<BulkWorkView> {
      return this.views.get(await this.desk.begin(body.kind, body.rows, caller));
    }

    @Route(calls.list)
    async list(
      @Input() { query: { limit, cursor } }: InputOf<Calls['list']>,
      @CurrentCaller() caller: Caller,
    ): Promise<Paged<BulkWorkView>> {
      const after = decodeCursor(position, cursor);
      const found = await this.works.listLatest(this.opened.startableBy(caller), { after, limit: limit + 1 });
      const { items, nextCursor } = pageOf(found, limit, ({ begunAt, _id }) => [begunAt.toISOString(), _id]);
      return paged(await this.views.viewsOf(items), { nextCursor });
    }

    @Route(calls.one)
    async getOne(
      @Input() { params }: InputOf<Calls['one']>,
      @CurrentCaller() caller: Caller,
    ): Promise<BulkWorkWithRows> {
      return this.views.withRows(await this.desk.get(params.id, caller));
    }

    @Route(calls.stop)
    async stop(@Input() { params }: InputOf<Calls['stop']>, @CurrentCaller() caller: Caller): Promise<BulkWorkView> {
      return this.views.get(await this.desk.stop(params.id, caller));
    }
  }

  return {
    models: [
      { name: bulkWorkModel, schema: bulkWorkSchema },
      { name: bulkWorkRowModel, schema: bulkWorkRowSchema },
    ],
    controllers: [BulkWorksController],
    providers: [
      { provide: CompanyAccounts, useClass: AskedCompanyAccounts },
      ...[BulkCalls, BulkWorkDesk, BulkWorkRunner, BulkWorkViews, BulkWorksRepository, RowDoer],
    ],
  };
}
