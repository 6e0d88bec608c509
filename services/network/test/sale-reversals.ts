import {
  approvePlan,
  requestCancellation,
  listPlanSales,
  rejectCancellation,
  reverseSale,
  salesOfMember,
  withdrawCancellation,
  type BodyInputOf,
  type PlanName,
} from '@deepam/contracts';
import type { Person, TestNetwork } from './test-network.js';

type ReversalInput = Partial<BodyInputOf<typeof reverseSale>>;

export function saleReversals(network: () => TestNetwork, head: () => Person) {
  const sell = async (person: Person, plan: PlanName, payment: 'received' | 'waived' = 'received') => {
    const body = { userId: person.id, plan, payment };
    return (await network().call(approvePlan, { body }, head().token)).body.saleId;
  };
  const reverse = (id: string, input: ReversalInput = {}, token = head().token) => {
    const body = { kind: 'wrong-approval', note: 'No money came.', ...input } as const;
    return network().call(reverseSale, { params: { id }, body }, token);
  };
  const salesOf = async (person: Person) =>
    (await network().call(salesOfMember, { params: { id: person.id } }, head().token)).body;
  const ownSales = async (person: Person) => (await network().call(listPlanSales, {}, person.token)).body;
  const requestReversal = (person: Person, saleId: string, reason?: string) =>
    network().call(requestCancellation, { body: { saleId, ...(reason !== undefined && { reason }) } }, person.token);
  const withdraw = (person: Person, id: string) =>
    network().call(withdrawCancellation, { params: { id } }, person.token);
  const refuse = (id: string, reason = 'The kit was used.') =>
    network().call(rejectCancellation, { params: { id }, body: { reason } }, head().token);
  const outcome = ({ status, error }: { status: number; error?: { code?: string } | undefined }) =>
    error?.code ?? status;
  return { sell, reverse, salesOf, ownSales, ask: requestReversal, withdraw, refuse, outcome };
}
