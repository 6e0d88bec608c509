import {
  addMember,
  approvePlan,
  approveRegistration,
  changePassword,
  enrollUpi,
  login,
  membership,
  plans,
  register,
  requestPlanProof,
  toRupees,
  type PlanName,
} from '@deepam/contracts';
import { ApiClient, Refusal } from './api-client.js';
import type { Person } from './person.js';
import { receiptPng } from './receipt/receipt.js';
import { whenConsistent } from './when-consistent.js';

export interface Session {
  readonly token: string;
  readonly memberId: string;
  readonly referralCode: string;
  readonly isApproved: boolean;
  readonly plan: PlanName | null;
  readonly requestedPlan: PlanName | null;
}

export interface Sponsor {
  readonly token: string;
  readonly referralCode: string;
}

/** The demo, tests and benchmarks fill a product with people and plans by these calls of members and of the head. */
export class StorefrontClient extends ApiClient {
  /** @param password of every person who registers here, and of a login that names none */
  constructor(
    url: string,
    private readonly password: string,
  ) {
    super(url);
  }

  /** @throws Refusal AUTH.INVALID_CREDENTIALS when the account does not exist */
  async logIn(mobile: string, password = this.password): Promise<Session> {
    const { token } = await this.call(login, { body: { mobile, password } });
    const own = await whenConsistent(() => this.call(membership, { token }));
    const { _id: memberId, referralCode, isApproved, plan, requestedPlan } = own;
    return { token, memberId, referralCode, isApproved, plan, requestedPlan };
  }

  async register(person: Person, sponsor: Sponsor): Promise<void> {
    const { name, mobile } = person;
    const body = { name, mobile, email: emailOf(person), password: this.password };
    await this.call(register, { body: { ...body, referralCode: sponsor.referralCode } });
  }

  /**
   * The sponsor adds the newcomer with the proof of the first plan; the newcomer then changes the password that the
   * sponsor chose.
   */
  async addMember(person: Person, plan: PlanName, sponsor: Sponsor): Promise<void> {
    const { mobile } = person;
    const initialPassword = `for one use: ${mobile}`;
    await this.callAddMember(person, plan, initialPassword, sponsor).catch((error: unknown) => {
      if (!(error instanceof Refusal) || error.code !== 'IDENTITY.MOBILE_TAKEN') throw error;
    });
    const { token } = await this.call(login, { body: { mobile, password: initialPassword } });
    await this.call(changePassword, {
      token,
      body: { password: this.password, confirmPassword: this.password },
    });
  }

  private async callAddMember(person: Person, plan: PlanName, password: string, sponsor: Sponsor): Promise<void> {
    const { name, mobile } = person;
    await this.call(addMember, {
      token: sponsor.token,
      body: { name, mobile, email: emailOf(person), password, plan },
      files: { planProof: receiptPng(toRupees(plans[plan].pricePaise), mobile) },
    });
  }

  async requestPlan({ token }: Session, plan: PlanName): Promise<void> {
    const { amount, txnid } = await this.call(enrollUpi, { token, body: { plan } });
    const planProof = receiptPng(amount, txnid.replace(/\D/g, '').slice(-12));
    await this.call(requestPlanProof, { token, body: { plan }, files: { planProof } });
  }

  async approve(head: Session, userId: string): Promise<void> {
    await this.call(approveRegistration, { token: head.token, body: { userId } });
  }

  async approvePlan(head: Session, userId: string, plan: PlanName): Promise<void> {
    await this.call(approvePlan, { token: head.token, body: { userId, plan } });
  }
}

/** Names in other scripts leave no letters for the address. */
const emailOf = ({ name }: Person): string =>
  `${(name.toLowerCase().match(/[a-z]+/g) ?? ['somebody']).join('.')}@example.in`;
