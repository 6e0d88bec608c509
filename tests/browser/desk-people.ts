import { randomInt } from 'node:crypto';
import { tinyPdf } from '@deepam/testing';
import {
  anyUtr,
  freshMobile,
  whenConsistent,
  type CallInput,
  type Session,
  type StorefrontClient,
  type UploadFile,
} from '@deepam/api-client';
import {
  addEarnings,
  addRole,
  addStaff,
  approveRegistration,
  commissionRequest,
  decideCottonOrder,
  requestCotton,
  requestPlanProof,
  updateCommissionStatus,
  updateProfile,
  uploadIdProof,
  uploadPanIdProof,
  type Endpoint,
  type Permission,
  type PlanName,
  type ResponseOf,
} from '@deepam/contracts';
import { proofImage } from './flow-proof-image.js';
import { api, headSession, sessionOf, type Login } from './people.js';

export interface DeskMember {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly login: Login;
}

export async function newcomer(name: string): Promise<DeskMember> {
  const login = { mobile: freshMobile(), password: 'a test password' };
  await api.register({ name, mobile: login.mobile, plans: [], stage: 'unapproved' }, await headSession());
  const { memberId: id, token } = await sessionOf(login);
  return { id, name, token, login };
}

/**
 * Somebody of the company with these permissions, and their first password.
 * @param product whose; that of all tests where none is named
 */
export async function hired(
  name: string,
  permissions: Permission[],
  product?: { readonly api: StorefrontClient; readonly head: Session },
): Promise<Login> {
  const { token } = product?.head ?? (await headSession());
  const desk = product?.api ?? api;
  const mobile = freshMobile();
  const { role } = await desk.call(addRole, { token, body: { name: `${name} ${mobile}`, permissions } });
  const { temporaryPassword } = await desk.call(addStaff, { token, body: { name, mobile, roleId: role._id } });
  return { mobile, password: temporaryPassword };
}

export const documentNumbers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '000123456789',
  ifscCode: 'SBIN0005943',
};
export const givesNumbers = (
  { token }: DeskMember,
  numbers: Partial<typeof documentNumbers> = documentNumbers,
): Promise<unknown> => api.call(updateProfile, { token, body: numbers });

/** UPI numbers begin with the last digit of the year and the day of the year; a number of another day proves no payment. */
export const freshUtr = (now = new Date()): string => {
  const ofYear = Math.floor((now.getTime() - Date.UTC(now.getUTCFullYear(), 0, 1)) / 86_400_000) + 1;
  return `${now.getUTCFullYear() % 10}${String(ofYear).padStart(3, '0')}${String(randomInt(1e8)).padStart(8, '0')}`;
};

export const picture = (): Buffer => proofImage(900);

export async function asksFor(
  { token }: DeskMember,
  plan: PlanName,
  utr?: string,
  planProof = picture(),
): Promise<void> {
  await api.call(requestPlanProof, { token, body: { plan, utr }, files: { planProof } });
}

export async function handsInScans({ token }: DeskMember, idProof: 'picture' | 'pdf'): Promise<void> {
  const pdf: UploadFile = { data: tinyPdf() };
  await api.call(uploadIdProof, { token, files: { idProof: idProof === 'pdf' ? pdf : picture() } });
  await api.call(uploadPanIdProof, { token, files: { panidProof: picture() } });
}

export async function asHead<E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<ResponseOf<E>> {
  return api.call(endpoint, { ...input, token: (await headSession()).token });
}

export async function withPlan(name: string, plan: PlanName): Promise<DeskMember> {
  const member = await newcomer(name);
  await asHead(approveRegistration, { body: { userId: member.id } });
  await api.approvePlan(await headSession(), member.id, plan);
  return member;
}

export async function withApprovedOrders(name: string, count: number): Promise<DeskMember> {
  const member = await withPlan(name, 'Bronze');
  for (let quantity = 1; quantity <= count; quantity++) {
    const id = await orders(member, quantity);
    await asHead(decideCottonOrder, { params: { id }, body: { status: 'Approved' } });
  }
  return member;
}

export async function withPaidPayouts(name: string, amounts: readonly number[]): Promise<DeskMember> {
  const member = await withPlan(name, 'Silver');
  await earns(
    member,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
  for (const commissionAmount of amounts) {
    const { entry } = await whenConsistent(() =>
      api.call(commissionRequest, { token: member.token, body: { commissionAmount } }),
    );
    const body = { userId: member.id, commissionId: entry._id, status: 'Approved' as const };
    await asHead(updateCommissionStatus, { body, files: { paymentProof: picture() } });
  }
  return member;
}

export const earns = ({ id: userId }: DeskMember, earning: number): Promise<unknown> =>
  whenConsistent(() => asHead(addEarnings, { body: { userId, earning } }));

export const orders = async ({ token }: DeskMember, quantity: number, utr = anyUtr()): Promise<string> => {
  const address = 'Karve Road, Satara district, Maharashtra 415001';
  const body = { quantity, utr, address };
  const { order } = await whenConsistent(() =>
    api.call(requestCotton, { token, body, files: { paymentProof: picture() } }),
  );
  return order._id;
};

export async function withRequestedOrder(name: string, kg: number): Promise<DeskMember & { readonly orderId: string }> {
  const member = await withPlan(name, 'Bronze');
  await orders(member, 2);
  return { ...member, orderId: await orders(member, kg) };
}

export async function withRequestedPayout(
  name: string,
  commissionAmount: number,
): Promise<DeskMember & { readonly payoutId: string }> {
  const member = await withPlan(name, 'Silver');
  await earns(member, commissionAmount);
  const { token } = member;
  const { entry } = await whenConsistent(() => api.call(commissionRequest, { token, body: { commissionAmount } }));
  return { ...member, payoutId: entry._id };
}
