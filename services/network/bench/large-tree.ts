import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { memberNetwork } from '@deepam/contracts';
import { requestContext, type Caller } from '@deepam/platform';
import { startTestService, type TestService } from '@deepam/testing';
import { Pool } from 'undici';
import { AppModule } from '../src/app.module.js';
import { companyId } from '../src/tree/domain/ancestry.js';
import { encodeListCursor, positionOf, sortSpec } from '../src/membership/member-network/domain/cursor.js';
import type { NetworkQuery } from '../src/membership/member-network/domain/network-filter.js';
import { MemberNetworkHandler } from '../src/membership/member-network/member-network.js';
import { listedFields } from '../src/membership/member-network/listed-member.js';
import { listIndexes } from '../src/tree/persistence/list-indexes.js';
import type { Membership } from '../src/tree/persistence/membership.schema.js';
import { plantTree } from './plant-tree.js';

export const pageSize = 50;
const payee = { PAYEE_VPA: 'bench@upi', PAYEE_NAME: 'Bench' };
const everybody = { ancestors: companyId, live: true } as const;

type Sort = NetworkQuery['sort'];
type Order = NetworkQuery['order'];

export class LargeTree {
  private readonly pool: Pool;
  private readonly list: MemberNetworkHandler;
  private readonly head: Caller;

  private constructor(
    private readonly service: TestService,
    headId: string,
    private readonly token: string,
    /** The time is in seconds and includes the indexes. */
    readonly planted: number,
  ) {
    this.pool = new Pool(service.url);
    this.list = service.app.get(MemberNetworkHandler, { strict: false });
    this.head = { memberId: headId, isHead: true, sessionVersion: 1 };
  }

  static async start(members: number, say: (what: string) => void): Promise<LargeTree> {
    const service = await startTestService((config) => AppModule.with({ ...config, ...payee }), { name: 'network' });
    const began = performance.now();
    const headId = await plantTree(service.db, members, say);
    const planted = (performance.now() - began) / 1_000;
    // Planting leaves half a gigabyte, which V8 would collect during the measurement.
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    return new LargeTree(
      service,
      headId,
      await service.tokens.memberToken({ memberId: headId, isHead: true }),
      planted,
    );
  }

  async stop(): Promise<void> {
    await this.pool.close();
    await this.service.close();
  }

  /** The list must read at least the same fields of the same members by the same index. */
  bareFind(order: Order): Promise<unknown> {
    return this.memberships
      .find(everybody, { projection: listedFields })
      .sort(sortSpec({ sort: 'registeredDate', order }))
      .hint(listIndexes.registeredDate.name)
      .limit(pageSize)
      .toArray();
  }

  useCase(query: object): Promise<unknown> {
    const parsed = memberNetwork.query!.parse({ limit: pageSize, ...query }) as NetworkQuery;
    // Links to files are made for the caller of a request.
    const context = { correlationId: 'bench', causationId: null, caller: this.head };
    return requestContext.run(context, () => this.list.execute(this.head, parsed));
  }

  /** The time ends with the last byte of the answer, since the phone parses it, not this process. */
  async overHttp(query: Record<string, string>): Promise<void> {
    const path = `/api/member/network?${new URLSearchParams({ limit: String(pageSize), ...query })}`;
    const headers = { authorization: `Bearer ${this.token}` };
    const { statusCode, body } = await this.pool.request({ method: 'GET', path, headers });
    if (statusCode !== 200) throw new Error(`${path} was answered with ${statusCode}: ${await body.text()}`);
    await body.arrayBuffer();
  }

  async lastCursor(sort: Sort): Promise<string> {
    const sorting = { sort, order: 'desc' } as const;
    const [before] = await this.memberships
      .find(everybody)
      .sort(sortSpec({ sort, order: 'asc' }))
      .hint(listIndexes[sort].name)
      .skip(pageSize)
      .limit(1)
      .toArray();
    const identity = { viewerId: this.head.memberId, ...sorting, filters: ['', undefined, undefined, undefined] };
    return encodeListCursor(identity, { position: positionOf(before!, sorting), total: null });
  }

  async keysExamined(query: object): Promise<number> {
    const { db } = this.service.db;
    await db!.command({ profile: 2 });
    await this.useCase(query);
    await db!.command({ profile: 0 });
    const found = await db!
      .collection('system.profile')
      .find({ op: 'query', ns: `${db!.databaseName}.memberships`, 'command.hint': listIndexes.registeredDate.name })
      .sort({ ts: -1 })
      .limit(1)
      .toArray();
    return Number(found[0]?.['keysExamined']);
  }

  private get memberships() {
    return this.service.db.collection<Membership>('memberships');
  }
}
