import { bankLineIdentified, transferStateChanged, type EventData } from '@deepam/contracts';
import { newId } from '@deepam/platform';
import { PaymentMatcher } from '../src/bank/payment-matcher.js';
import { price } from './bank-desk.js';
import type { TestNetwork } from './test-network.js';

export type Changed = EventData<typeof transferStateChanged>;

let drawn = 0;
export const freshReference = () => {
  drawn += 1;
  const letters = '23456789ABCDEFGHJKMN';
  return `DPY${letters[Math.floor(drawn / 20)]}${letters[drawn % 20]}2222222`;
};

export function transferDesk(network: () => TestNetwork) {
  async function transfer(more: Partial<Changed> = {}): Promise<Changed> {
    const data: Changed = {
      transferId: newId(),
      payableId: newId(),
      kind: 'payout',
      memberId: newId(),
      reference: freshReference(),
      amountPaise: price * 100,
      attempt: 1,
      from: 'approved',
      to: 'submitted',
      channel: 'bank-file',
      payableState: 'in-transfer',
      bankFileId: newId(),
      utr: null,
      alerts: [],
      changedAt: new Date().toISOString(),
      ...more,
    };
    await network().handled(await network().hears(transferStateChanged, data));
    return data;
  }
  const evidenceOf = async ({ transferId }: Pick<Changed, 'transferId'>) => {
    await network().part(PaymentMatcher).matchNew();
    return (await network().outboxEventsOf(bankLineIdentified)).filter((event) => event.transferId === transferId);
  };
  const saidOf = async (one: Changed) =>
    (await evidenceOf(one)).flatMap(({ isDoubtful, direction, utr }) => (isDoubtful ? [] : [[direction, utr]]));
  const doubtsOf = async (one: Changed) =>
    (await evidenceOf(one)).flatMap(({ isDoubtful, direction, utr }) => (isDoubtful ? [[direction, utr]] : []));
  return { transfer, evidenceOf, saidOf, doubtsOf };
}
