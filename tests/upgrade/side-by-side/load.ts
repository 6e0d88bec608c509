import {
  balance,
  cottonOrders,
  dashboard,
  listNotifications,
  maxWholeList,
  memberCommissions,
  memberNetwork,
  networkCottonOrders,
  profile,
  statement,
} from '@deepam/contracts';
import type { Person } from '../../crash/life.js';
import { Lives } from '../../containers/lives.js';
import type { WatchedClient } from './watched-client.js';
import { WatchedStream } from './watched-stream.js';

export const levels = 10;

const secondOf = (id: string) => id.slice(0, 8);

export class Load {
  private stopped = false;
  private failure: unknown = null;
  private readonly reading: Promise<void>;

  private constructor(
    private readonly client: WatchedClient,
    private readonly head: Person,
    readonly lives: Lives,
    readonly streams: readonly WatchedStream[],
  ) {
    this.reading = this.read().catch((error: unknown) => void (this.failure = error));
  }

  static async begin(client: WatchedClient, head: Person): Promise<Load> {
    const lives = await Lives.begin(client, head, levels);
    const streams = [head, lives.sponsor].map(({ token }) => new WatchedStream(client.url, token));
    return new Load(client, head, lives, streams);
  }

  /**
   * The lists since the first second of both streams, next to the streams' own notifications. A full list lacks the
   * oldest ones.
   */
  async told(): Promise<{ listed: string[]; heard: string[] }[]> {
    return Promise.all(
      this.streams.map(async ({ token, heard }) => {
        const rows = (await this.client.call(listNotifications, { token }))!;
        const ids = rows.map(({ _id }) => _id);
        const oldestListed = ids.length < maxWholeList ? '' : secondOf(ids.at(-1)!);
        const first = [heard.map(secondOf).toSorted()[0]!, oldestListed].toSorted()[1]!;
        const [listed, told] = [ids, heard].map((all) => all.filter((id) => secondOf(id) > first).toSorted());
        return { listed: listed!, heard: told! };
      }),
    );
  }

  async end(): Promise<void> {
    this.stopped = true;
    try {
      await this.lives.end();
      await this.reading;
    } finally {
      await Promise.all(this.streams.map((stream) => stream.close()));
    }
    if (this.failure !== null) throw new Error('A reader could not go on.', { cause: this.failure });
  }

  private async read(): Promise<void> {
    const { client, head, lives } = this;
    const [own, all] = [{ token: lives.sponsor.token }, { token: head.token }];
    while (!this.stopped) {
      for (const call of [profile, dashboard, balance, statement, memberNetwork, cottonOrders]) {
        await client.call(call, own);
      }
      for (const call of [memberCommissions, networkCottonOrders, memberNetwork]) await client.call(call, all);
    }
  }
}
