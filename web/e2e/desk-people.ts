import { setTimeout as pause } from 'node:timers/promises';
import type {
  commissionRequest,
  login,
  membership,
  PlanName,
  register,
  requestCotton,
  ResponseOf,
} from '@deepam/contracts';
import { baseUrl } from './browser.js';
import { proofImage } from './flow-proof-image.js';
import { freshMobile, headLogin, type Login, sponsorCode } from './people.js';

/** What the tests of the head's desk need to be there before anybody looks: members who wait for a decision. */
export interface DeskMember {
  readonly id: string;
  readonly name: string;
  readonly token: string;
  readonly login: Login;
}

async function call<T>(method: string, path: string, body?: object | FormData, token?: string): Promise<T> {
  const isForm = body instanceof FormData;
  const answer = await fetch(`${baseUrl}/api${path}`, {
    method,
    headers: {
      ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
  return JSON.parse(text) as T;
}

const tokenOf = async (who: Login): Promise<string> =>
  (await call<ResponseOf<typeof login>>('POST', '/user/login', who)).token;

export async function newcomer(name: string): Promise<DeskMember> {
  const person = { mobile: freshMobile(), password: 'a test password' };
  const { user } = await call<ResponseOf<typeof register>>('POST', '/user/register', {
    name,
    referralCode: await sponsorCode(),
    ...person,
  });
  return { id: user._id, name, token: await tokenOf(person), login: person };
}

/** Numbers that are right in form, and nobody's. */
export const papers = {
  adharNo: '999941057058',
  panCardNo: 'ABCPE1234F',
  bankAccountNo: '000123456789',
  ifscCode: 'SBIN0005943',
};
export const givesPapers = ({ token }: DeskMember, numbers: Partial<typeof papers> = papers): Promise<unknown> =>
  call('PUT', '/user/profile', numbers, token);

function formWith(fields: Record<string, string>, field: string, file: Blob, fileName: string): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, file, fileName);
  return form;
}
export const picture = (): Blob => new Blob([new Uint8Array(proofImage(900))], { type: 'image/png' });

/** Twelve digits that nobody has sent yet. */
export const anyUtr = (): string => String(Math.floor(1e11 + Math.random() * 9e11));

export async function asksFor(member: DeskMember, plan: PlanName, utr?: string, proof = picture()): Promise<void> {
  const form = formWith({ plan, ...(utr !== undefined && { utr }) }, 'planProof', proof, 'proof.png');
  await call('POST', '/user/requestplanProof', form, member.token);
}

export async function handsInPapers(member: DeskMember, idProof: 'picture' | 'pdf'): Promise<void> {
  const pdf = new Blob(['%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'], {
    type: 'application/pdf',
  });
  const id = idProof === 'pdf' ? formWith({}, 'idProof', pdf, 'id.pdf') : formWith({}, 'idProof', picture(), 'id.png');
  await call('POST', '/user/upload-idproof', id, member.token);
  await call('POST', '/user/upload-panidproof', formWith({}, 'panidProof', picture(), 'pan.png'), member.token);
}

/** The head does this behind the scenes. */
export async function asHead<T>(method: string, path: string, body?: object): Promise<T> {
  return call<T>(method, path, body, await tokenOf(headLogin()));
}

/** Approved, with a Bronze plan, and with this many orders that the head has approved. */
export async function withApprovedOrders(name: string, count: number): Promise<DeskMember> {
  const member = await newcomer(name);
  await asHead('POST', '/member/approve-registration', { userId: member.id });
  await asHead('POST', '/admin/approve/plan', { userId: member.id, plan: 'Bronze' });
  const isKnown = async () =>
    (await call<ResponseOf<typeof membership>>('GET', '/member/membership', undefined, member.token)).plan;
  if ((await isKnown()) !== 'Bronze') throw new Error('The plan was not set.');
  for (let i = 0; i < count; i++) {
    const { order } = await orders(member, i + 1);
    await asHead('PUT', `/member/cotton/orders/${order._id}`, { status: 'Approved' });
  }
  return member;
}

/** Approved, with a Silver plan, and paid these amounts in rupees, each with a picture of the payment. */
export async function withPaidPayouts(name: string, amounts: readonly number[]): Promise<DeskMember> {
  const member = await newcomer(name);
  await asHead('POST', '/member/approve-registration', { userId: member.id });
  await asHead('POST', '/admin/approve/plan', { userId: member.id, plan: 'Silver' });
  const head = await tokenOf(headLogin());
  await earns(
    member,
    amounts.reduce((sum, amount) => sum + amount, 0),
  );
  for (const commissionAmount of amounts) {
    const { entry } = await onceKnown(() =>
      call<ResponseOf<typeof commissionRequest>>(
        'POST',
        '/member/commission-request',
        { commissionAmount },
        member.token,
      ),
    );
    const decision = { userId: member.id, commissionId: entry._id, status: 'Approved' };
    const form = formWith(decision, 'paymentProof', picture(), 'payment.png');
    await call('POST', '/member/update-commission-status', form, head);
  }
  return member;
}

/** The head adds that to the earnings. */
export const earns = ({ id: userId }: DeskMember, earning: number): Promise<unknown> =>
  onceKnown(() => asHead('POST', '/member/earnings/add', { userId, earning }));

/** Other services hear of a member and of the plan by events: tried again until they have. */
async function onceKnown<T>(work: () => Promise<T>): Promise<T> {
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      return await work();
    } catch (fault) {
      if (Date.now() > until || !/: (403|404|422) /.test(String(fault))) throw fault;
    }
    await pause(100);
  }
}

/** The cotton service hears of the plan by an event: asked again until it has. */
async function orders(member: DeskMember, kg: number): Promise<ResponseOf<typeof requestCotton>> {
  const fields = { quantity: String(kg), utr: anyUtr(), address: 'Karve Road, Satara district, Maharashtra 415001' };
  const until = Date.now() + 20_000;
  for (;;) {
    try {
      const form = formWith(fields, 'paymentProof', picture(), 'payment.png');
      return await call('POST', '/member/cotton/request', form, member.token);
    } catch (fault) {
      if (Date.now() > until || !String(fault).includes('403')) throw fault;
    }
  }
}
