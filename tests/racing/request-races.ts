import {
  approvePlan,
  approveRegistration,
  decideCottonOrder,
  decideReturn,
  deleteMember,
  markCottonSent,
  matchBankLine,
  rejectCancellation,
  rejectPlan,
  releaseBankLine,
  reverseSale,
  suspendMember,
} from '@deepam/contracts';
import { poll } from '@deepam/testing';
import type { Scene } from '../access/scene.js';
import { act, actTwice, race, type Race } from './race.js';

async function planRequest({ cast, have }: Scene) {
  const userId = await have.planRequest(await cast.test.newcomer(cast.bystander));
  const expected = cast.test.database('network').collection<{ _id: string; memberId: string }>('expected_payments');
  return { userId, requestId: (await poll(() => expected.findOne({ memberId: userId })))._id };
}
const noMoney = { kind: 'wrong-approval', note: 'No money came.' };

export const requestRaces: readonly Race[] = [
  race(
    'a plan request approved and refused',
    'clerk',
    ['NETWORK.REQUEST_CHANGED', 'NETWORK.NO_PLAN_REQUEST', 'NETWORK.PLAN_ALREADY_HELD'],
    async (scene) => {
      const request = await planRequest(scene);
      const refusal = act(rejectPlan, { body: { ...request, reason: 'No money.' } });
      return [act(approvePlan, { body: { ...request, plan: 'Silver' } }), refusal];
    },
  ),
  race('a plan request refused twice', 'clerk', ['NETWORK.REQUEST_CHANGED', 'NETWORK.NO_PLAN_REQUEST'], async (scene) =>
    actTwice(rejectPlan, { body: { ...(await planRequest(scene)), reason: 'No money.' } }),
  ),
  race('a line of the bank given to two requests', 'clerk', ['NETWORK.BANK_LINE_TAKEN'], async (scene) => {
    const params = { id: await scene.have.bankLine() };
    const [one, other] = [await planRequest(scene), await planRequest(scene)];
    const match = ({ requestId }: typeof one) => act(matchBankLine, { params, body: { expectedId: requestId } });
    return [match(one), match(other)];
  }),
  race('a request given two lines of the bank', 'clerk', ['NETWORK.PAYMENT_HAS_LINE'], async (scene) => {
    const { requestId } = await planRequest(scene);
    const match = (id: string) => act(matchBankLine, { params: { id }, body: { expectedId: requestId } });
    return [match(await scene.have.bankLine()), match(await scene.have.bankLine())];
  }),
  race('a line of the bank freed twice', 'clerk', ['NETWORK.BANK_LINE_FREE'], async (scene) => {
    const params = { id: await scene.have.bankLine() };
    const { requestId: expectedId } = await planRequest(scene);
    const { test, people } = scene.cast;
    await test.api.call(matchBankLine, { token: people.head.token, params, body: { expectedId } });
    return actTwice(releaseBankLine, { params });
  }),
  race('a cotton order approved and refused', 'clerk', ['COTTON.WRONG_STATUS'], async ({ cast, have }) => {
    const params = { id: await have.order(cast.people.Gold) };
    const refusal = { params, body: { status: 'Rejected', rejectionReason: 'No money.' } };
    return [act(decideCottonOrder, { params, body: { status: 'Approved' } }), act(decideCottonOrder, refusal)];
  }),
  race('a cotton order sent twice', 'clerk', ['COTTON.ALREADY_SENT'], async ({ cast, have }) => {
    const params = { id: await have.approvedOrder(cast.people.Gold) };
    const send = (parcelNo: string) => act(markCottonSent, { params, body: { parcelNo } });
    return [send('EM123456789IN'), send('EM987654321IN')];
  }),
  race('a deposit returned and refused', 'clerk', ['COTTON.RETURN_NOT_REQUESTED'], async ({ cast, have }) => {
    const params = { id: await have.orderWithReturn(cast.people.Gold) };
    const refusal = { params, body: { status: 'Rejected', rejectionReason: 'No wicks.' } };
    return [act(decideReturn, { params, body: { status: 'Approved' } }), act(decideReturn, refusal)];
  }),
  race('a sale taken back twice', 'head', ['NETWORK.SALE_REVERSED'], async ({ have }) =>
    actTwice(reverseSale, { params: { id: await have.sale() }, body: noMoney }),
  ),
  race('a wish to give a plan back refused twice', 'clerk', ['NETWORK.CANCELLATION_DECIDED'], async ({ have }) =>
    actTwice(rejectCancellation, { params: { id: await have.cancellation() }, body: { reason: 'It was used.' } }),
  ),
  race(
    'a registration approved and deleted',
    'clerk',
    ['NETWORK.APPROVED_NOT_DELETABLE', 'NETWORK.MEMBER_NOT_FOUND'],
    async ({ cast }) => {
      const { memberId: userId } = await cast.test.newcomer(cast.bystander);
      return [act(deleteMember, { params: { id: userId } }), act(approveRegistration, { body: { userId } })];
    },
  ),
  race('a member suspended twice', 'head', ['IDENTITY.ALREADY_SUSPENDED'], async ({ cast }) => {
    const { memberId: id } = await cast.test.member(cast.bystander);
    return actTwice(suspendMember, { params: { id }, body: { reason: 'Another maker.' } });
  }),
];
