import { commissionCredited, memberPlaced } from '@deepam/contracts';
import { runRebuild } from '@deepam/messaging';
import { loadConfig, newId } from '@deepam/platform';
import { poll, publishEvent, startTestService, type TestService } from '@deepam/testing';
import { AppModule } from '../src/app.module.js';
import { notificationConfig } from '../src/config.js';
import { notificationProjections } from '../src/projections.js';

export interface NotificationTest {
  readonly service: TestService;
  readonly head: string;
  readonly headToken: string;
  token(memberId: string): Promise<string>;
  credit(memberId: string, times?: number): Promise<void>;
  /** @returns the exit code of the command */
  rebuild(...args: readonly string[]): Promise<number>;
}

export async function startNotification(environment: Record<string, string> = {}): Promise<NotificationTest> {
  const withOwn = (config: object) => loadConfig(notificationConfig, { ...stringsOf(config), ...environment });
  const service = await startTestService((config) => AppModule.with(withOwn(config)), {
    name: 'notification',
  });
  const head = newId();
  const headToken = await service.tokens.memberToken({ memberId: head, isHead: true });
  const { db, prefix } = service;
  await publishEvent(prefix, memberPlaced, placedMember(head, 'The head', null));
  await poll(() => db.collection<{ _id: string }>('members').findOne({ _id: head }));
  return {
    service,
    head,
    headToken,
    token: (memberId) => service.tokens.memberToken({ memberId }),
    rebuild: (...args) =>
      runRebuild(
        args,
        {
          service: 'notification',
          projections: notificationProjections,
          config: () => withOwn(service.config),
          module: AppModule.with,
        },
        { out: () => {}, err: () => {} },
      ),
    async credit(memberId, times = 1) {
      const stored = () => db.collection('notifications').countDocuments({ memberId });
      const before = await stored();
      for (let i = 0; i < times; i++) await publishEvent(prefix, commissionCredited, credit(memberId));
      await poll(async () => (await stored()) === before + times);
    },
  };
}

export const placedMember = (memberId: string, name: string, sponsorId: string | null) => ({
  memberId,
  name,
  mobile: '9876543210',
  referralCode: 'FL2345678',
  depth: sponsorId === null ? 0 : 1,
  sponsorId,
  isHead: sponsorId === null,
  placedAt: new Date().toISOString(),
});

export const credit = (memberId: string, saleId = newId(), level = 1) => ({
  saleId,
  memberId,
  level,
  amountPaise: 12_550,
  fromMemberId: newId(),
  fromName: 'Asha Patil',
  fromCode: 'SL2345678',
  plan: 'Gold' as const,
  creditedAt: new Date().toISOString(),
});

const stringsOf = (config: object): Record<string, string> =>
  Object.fromEntries(Object.entries(config).map(([name, value]) => [name, String(value)]));
