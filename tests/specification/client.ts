// A client written only from the first specification of the product: exact payloads, and each answer is read for the
// specified fields. It imports nothing of the product, so that a change of the contracts cannot change it.

export class Refused extends Error {
  constructor(
    readonly call: string,
    readonly status: number,
    readonly error: unknown,
  ) {
    super(`${call}: ${status} ${String(error)}`);
  }
}

export class FieldMissing extends Error {
  constructor(call: string, field: string) {
    super(`The answer of ${call} has no field "${field}" that the specification names.`);
  }
}

type Json = Readonly<Record<string, unknown>>;

export interface Picture {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export interface User extends Json {
  readonly _id: string;
  readonly name: string;
  readonly mobile: string;
  readonly referralCode: string;
  readonly registeredDate: string;
  readonly plan: string | null;
  readonly requestedPlan: string | null;
}

export interface Welcome {
  readonly user: User;
  readonly addedBy: { readonly name: string };
}

export interface HistoryEntry {
  readonly _id: string;
  readonly date: string;
  readonly amount: number;
  readonly status: string;
  readonly paymentProof: string | null;
}

export interface Dashboard {
  readonly plan: string | null;
  readonly network: readonly User[];
  readonly earnings: number;
  readonly commission: number;
  readonly isApproved: boolean;
  readonly commissionHistory: readonly HistoryEntry[];
}

export interface Order {
  readonly _id: string;
  readonly member: { readonly name: string; readonly mobile: string };
  readonly quantity: number;
  readonly status: string;
  readonly rejectionReason: string | null;
  readonly paymentProof: string;
  readonly adminProvidedImage: string | null;
  readonly depositReturnRequested: boolean;
  readonly depositReturnStatus: string | null;
  readonly depositReturnAmount: number;
  readonly cottonReturnQuantity: number | null;
}

export interface Notification {
  readonly _id: string;
  readonly title: string;
  readonly body: string;
  readonly status: string;
  readonly createdAt: string;
}

const userFields = [
  '_id',
  'name',
  'email',
  'mobile',
  'referralCode',
  'registeredDate',
  'plan',
  'requestedPlan',
  'planApproved',
  'isApproved',
  'earnings',
  'commission',
  'address',
  'image',
  'idProof',
  'panidProof',
];
const rowFields = [...userFields, 'requestedPlanProof', 'isHead', 'addedBy', 'deposit', 'returnAmount'];
const profileFields = [
  ...userFields,
  'isHead',
  'adharNo',
  'panCardNo',
  'bankAccountNo',
  'ifscCode',
  'addedBy',
  'deposit',
  'returnAmount',
];
const historyFields = ['_id', 'date', 'amount', 'status', 'paymentProof'];
const orderFields = [
  ...['_id', 'member', 'quantity', 'address', 'paymentProof', 'requestDate', 'status', 'rejectionReason'],
  ...['adminProvidedImage', 'depositReturnRequested', 'depositReturnStatus', 'depositReturnAmount'],
  'cottonReturnQuantity',
];
const notificationFields = ['_id', 'title', 'body', 'status', 'createdAt'];

export class SpecificationClient {
  private token: string | null = null;
  isHead = false;

  /** @param origin the origin of the site; the base path of the calls is /api */
  constructor(private readonly origin: string) {}

  logOut(): void {
    this.token = null;
    this.isHead = false;
  }

  async logIn(mobile: string, password: string): Promise<void> {
    const call = 'POST /user/login';
    const answer = await this.send(call, { json: { mobile, password } });
    const { token, isHead } = read<{ token: string; isHead: boolean }>(call, answer, ['token', 'isHead']);
    this.token = token;
    this.isHead = isHead;
  }

  get tokenEndsAt(): number {
    const [, payload = ''] = (this.token ?? '').split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp?: unknown };
    if (typeof claims.exp !== 'number') throw new FieldMissing('the login token', 'exp');
    return claims.exp;
  }

  register(person: { name: string; email: string; password: string; referralCode: string; mobile: string }) {
    return this.welcomed('POST /user/register', { json: person });
  }

  addMember(person: { name: string; email: string; password: string; mobile: string; plan: string }, proof: Picture) {
    return this.welcomed('POST /member/add', { form: { ...person, planProof: proof } });
  }

  async plans(): Promise<readonly { readonly name: string; readonly price: number }[]> {
    return this.list('GET /plans', ['name', 'price']);
  }

  async enrollUpi(plan: string): Promise<{ upiUrl: string; txnid: string; message: string; amount: number }> {
    const call = 'POST /user/enroll-upi';
    return read(call, await this.send(call, { json: { plan } }), ['upiUrl', 'txnid', 'message', 'amount']);
  }

  async sendPlanProof(plan: string, planProof: Picture): Promise<string> {
    const call = 'POST /user/requestplanProof';
    const answer = await this.send(call, { form: { planProof, plan } });
    return read<{ message: string }>(call, answer, ['message']).message;
  }

  notifications(): Promise<readonly Notification[]> {
    return this.list('GET /notifications', notificationFields);
  }

  latestUnread(): Promise<readonly Notification[]> {
    return this.list('GET /notifications/latest-unread', notificationFields);
  }

  async markRead(id: string): Promise<void> {
    await this.send(`PUT /notifications/mark-read/${id}`);
  }

  async markAllRead(): Promise<void> {
    await this.send('PUT /notifications/mark-all-read');
  }

  async requestCommission(commissionAmount: number): Promise<void> {
    await this.send('POST /member/commission-request', { json: { commissionAmount } });
  }

  async commissions(): Promise<readonly { _id: string; name: string; commissionHistory: readonly HistoryEntry[] }[]> {
    const call = 'GET /member/commissions';
    const members = await this.list<{ _id: string; name: string; commissionHistory: readonly HistoryEntry[] }>(call, [
      'name',
      '_id',
      'commissionHistory',
    ]);
    for (const { commissionHistory } of members) readAll(call, commissionHistory, historyFields);
    return members;
  }

  async approveCommission(userId: string, commissionId: string, paymentProof: Picture): Promise<void> {
    const form = { paymentProof, status: 'Approved', commissionId, userId };
    await this.send('POST /member/update-commission-status', { form });
  }

  async rejectCommission(userId: string, commissionId: string): Promise<void> {
    await this.send('POST /member/update-commission-status', { json: { userId, commissionId, status: 'Rejected' } });
  }

  orders(): Promise<readonly Order[]> {
    return this.ordersOf('GET /member/cotton/orders');
  }

  networkOrders(): Promise<readonly Order[]> {
    return this.ordersOf('GET /member/cotton/network-orders');
  }

  async requestCotton(quantity: number, address: string, paymentProof: Picture): Promise<void> {
    await this.send('POST /member/cotton/request', { form: { quantity: `${quantity}`, address, paymentProof } });
  }

  /** @param rejectionReason empty unless rejected */
  async decideOrder(id: string, status: string, rejectionReason = ''): Promise<void> {
    await this.send(`PUT /member/cotton/orders/${id}`, { json: { status, rejectionReason } });
  }

  async requestReturn(id: string): Promise<void> {
    await this.send(`POST /member/cotton/orders/${id}/return`, { json: {} });
  }

  async approveReturn(id: string, cottonReturnQuantity: number, adminImage: Picture): Promise<void> {
    const form = {
      status: 'Approved',
      cottonReturnQuantity: `${cottonReturnQuantity}`,
      rejectionReason: '',
      adminImage,
    };
    await this.send(`PUT /member/cotton/orders/${id}/return`, { form });
  }

  async rejectReturn(id: string, cottonReturnQuantity: string, rejectionReason: string): Promise<void> {
    await this.send(`PUT /member/cotton/orders/${id}/return`, {
      form: { status: 'Rejected', cottonReturnQuantity, rejectionReason },
    });
  }

  async addEarnings(earning: number): Promise<void> {
    await this.send('POST /member/earnings/add', { json: { earning } });
  }

  async dashboard(): Promise<Dashboard> {
    const call = 'GET /member/dashboard';
    const fields = ['plan', 'network', 'earnings', 'commission', 'isApproved', 'commissionHistory'];
    const shown = read<Dashboard>(call, await this.send(call), fields);
    readAll(call, shown.network, userFields);
    readAll(call, shown.commissionHistory, historyFields);
    return shown;
  }

  async network(): Promise<readonly User[]> {
    const call = 'GET /member/network';
    const [first] = await this.list<{ fullNetwork: readonly User[] }>(call, ['fullNetwork']);
    if (first === undefined) throw new FieldMissing(call, '0');
    return readAll(call, first.fullNetwork, rowFields);
  }

  async approveRegistration(userId: string): Promise<void> {
    await this.send('POST /member/approve-registration', { json: { userId } });
  }

  async deleteMember(id: string): Promise<void> {
    await this.send(`DELETE /member/delete-member/${id}`);
  }

  async approvePlan(userId: string, plan: string): Promise<void> {
    await this.send('POST /admin/approve/plan', { json: { userId, plan } });
  }

  async profile(): Promise<User> {
    const call = 'GET /user/profile';
    return read(call, await this.send(call), profileFields);
  }

  async updateProfile(fields: Json): Promise<void> {
    await this.send('PUT /user/profile', { json: fields });
  }

  /** @returns the link to the picture */
  async upload(field: 'avatar' | 'idProof' | 'panidProof', picture: Picture): Promise<string> {
    const call = `POST /user/upload-${field.toLowerCase()}`;
    const answered = field === 'avatar' ? 'imageUrl' : field;
    return read<Record<string, string>>(call, await this.send(call, { form: { [field]: picture } }), [answered])[
      answered
    ]!;
  }

  async changePassword(password: string, confirmPassword: string): Promise<void> {
    await this.send('PUT /user/change-password', { json: { password, confirmPassword } });
  }

  private async welcomed(call: string, body: Body): Promise<Welcome> {
    const welcome = read<Welcome>(call, await this.send(call, body), ['user', 'addedBy']);
    read(call, welcome.user, ['_id', 'name', 'email', 'mobile', 'referralCode', 'registeredDate', 'plan']);
    read(call, welcome.addedBy, ['name']);
    return welcome;
  }

  private async ordersOf(call: string): Promise<readonly Order[]> {
    const orders = await this.list<Order>(call, orderFields);
    for (const { member } of orders) read(call, member, ['name', 'mobile']);
    return orders;
  }

  private async list<T>(call: string, fields: readonly string[]): Promise<readonly T[]> {
    return readAll<T>(call, await this.send(call), fields);
  }

  /** Every call except the login carries the token, even without one. */
  private async send(call: string, body: Body = {}): Promise<unknown> {
    const [method = '', path = ''] = call.split(' ');
    const headers: Record<string, string> = {};
    if (path !== '/user/login') headers['authorization'] = `Bearer ${this.token}`;
    if (body.json !== undefined) headers['content-type'] = 'application/json';
    const answer = await fetch(`${this.origin}/api${path}`, {
      method,
      headers,
      ...(body.json !== undefined && { body: JSON.stringify(body.json) }),
      ...(body.form !== undefined && { body: formOf(body.form) }),
    });
    const text = await answer.text();
    const content: unknown = text === '' ? null : JSON.parse(text);
    if (!answer.ok) throw new Refused(call, answer.status, (content as { error?: unknown } | null)?.error);
    return content;
  }
}

interface Body {
  readonly json?: Json;
  readonly form?: Readonly<Record<string, string | Picture>>;
}

function formOf(fields: Readonly<Record<string, string | Picture>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (typeof value === 'string') form.append(name, value);
    else form.append(name, new Blob([value.bytes]), value.name);
  }
  return form;
}

/** A field may be null without a value yet, but must not be missing. */
function read<T>(call: string, answer: unknown, fields: readonly string[]): T {
  for (const field of fields) if ((answer as Json | null)?.[field] === undefined) throw new FieldMissing(call, field);
  return answer as T;
}

function readAll<T>(call: string, answer: unknown, fields: readonly string[]): readonly T[] {
  if (!Array.isArray(answer)) throw new FieldMissing(call, '[]');
  return answer.map((item) => read<T>(call, item, fields));
}
