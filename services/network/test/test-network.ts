import { randomBytes } from 'node:crypto';
import { Refusal, type Answer, type CallInput } from '@deepam/api-client';
import {
  approvePlan,
  approveRegistration,
  headCreated,
  memberNetwork,
  membership,
  placeMember,
  type BodyInputOf,
  type Endpoint,
  type EventData,
  type EventDefinition,
  type EventEnvelope,
  type MemberView,
  type NetworkRow,
  type PlanName,
  type QueryInputOf,
  type ResponseOf,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import {
  freshMobile,
  outboxEvents,
  type Override,
  poll,
  publishEvent,
  startTestService,
  type TestService,
} from '@deepam/testing';
import type { Model } from 'mongoose';
import { getModelToken } from '@nestjs/mongoose';
import { AppModule } from '../src/app.module.js';
import { membershipModel, type Membership } from '../src/tree/persistence/membership.schema.js';
import { tallyModel, type TallyDocument } from '../src/tally/tally.js';

export interface Person {
  readonly id: string;
  readonly name: string;
  readonly code: string;
  readonly token: string;
}

export interface MemberInput {
  readonly name?: string;
  readonly mobile?: string;
  readonly approved?: boolean;
  readonly plan?: PlanName;
  readonly planRequest?: { plan: PlanName; proofKey: string; utr: string | null };
  readonly registeredAt?: Date;
}

const newPicture = () => ({ sha256: randomBytes(32).toString('hex'), perceptualHash: null });
const payee = { PAYEE_VPA: 'deepam@upi', PAYEE_NAME: 'Deepam Wicks' };
interface Settings {
  readonly SECOND_APPROVAL?: 'on';
  readonly SECOND_APPROVAL_ABOVE?: number;
}
const moduleWith = (settings: Settings) => (config: TestService['config']) =>
  AppModule.with({ ...config, ...payee, ...settings });

export class TestNetwork {
  private constructor(
    readonly service: TestService,
    private readonly serviceToken: string,
  ) {}

  static async start(provide: readonly Override[] = [], settings: Settings = {}): Promise<TestNetwork> {
    const service = await startTestService(moduleWith(settings), { name: 'network', provide });
    return new TestNetwork(service, await service.tokens.serviceToken('identity'));
  }

  get call(): TestService['call'] {
    return this.service.call;
  }

  get memberships(): Model<Membership> {
    return this.model(membershipModel);
  }

  model<T>(name: string): Model<T> {
    return this.part(getModelToken(name));
  }

  part<T>(type: string | (new (...parts: never[]) => T)): T {
    return this.service.app.get<T>(type, { strict: false });
  }

  replica(): Promise<TestService> {
    const { prefix, tokens } = this.service;
    return startTestService(moduleWith({}), { name: 'network', prefix, tokens });
  }

  close(): Promise<void> {
    return this.service.close();
  }

  async head(name = 'Meera Head'): Promise<Person> {
    const memberId = newId();
    const registeredAt = new Date().toISOString();
    await this.hears(headCreated, { memberId, name, email: null, mobile: freshMobile(), registeredAt });
    const token = await this.service.tokens.memberToken({ memberId, isHead: true });
    const { body } = await poll(async () => {
      const answer = await this.call(membership, {}, token);
      return answer.status === 200 ? answer : undefined;
    });
    return { id: memberId, name, code: body.referralCode, token };
  }

  newcomer(sponsor: Pick<Person, 'id'>, input: MemberInput = {}) {
    return {
      memberId: newId(),
      name: input.name ?? 'Asha Patil',
      email: null,
      mobile: input.mobile ?? freshMobile(),
      sponsorId: sponsor.id,
      registeredAt: (input.registeredAt ?? new Date()).toISOString(),
      planRequest: input.planRequest ? { ...input.planRequest, picture: newPicture() } : null,
    };
  }

  place(newcomer: BodyInputOf<typeof placeMember>): Promise<Answer<typeof placeMember>> {
    return this.call(placeMember, { body: newcomer }, this.serviceToken);
  }

  get asService(): string {
    return this.serviceToken;
  }

  async member(sponsor: Pick<Person, 'id'>, by: Person, input: MemberInput = {}): Promise<Person> {
    const newcomer = this.newcomer(sponsor, input);
    const { referralCode } = await this.done(placeMember, { body: newcomer }, this.serviceToken);
    const { memberId, name } = newcomer;
    if (input.approved !== false) await this.done(approveRegistration, { body: { userId: memberId } }, by.token);
    if (input.plan) {
      await this.done(approvePlan, { body: { userId: memberId, plan: input.plan, payment: 'waived' } }, by.token);
    }
    const token = await this.service.tokens.memberToken({ memberId });
    return { id: memberId, name, code: referralCode, token };
  }

  /** @throws Refusal if the set-up of a test is rejected */
  private async done<E extends Endpoint>(endpoint: E, input: CallInput<E>, token: string): Promise<ResponseOf<E>> {
    const { body, error } = await this.call(endpoint, input, token);
    if (error) throw new Refusal(error.code, endpoint.name, error.error);
    return body;
  }

  async view(person: Person): Promise<MemberView & { networkSize: number; directCount: number }> {
    return (await this.call(membership, {}, person.token)).body;
  }

  async page(viewer: Person, query: QueryInputOf<typeof memberNetwork> = {}) {
    const answer = await this.call(memberNetwork, { query }, viewer.token);
    return { ...answer, ...answer.body[0]! };
  }

  async walk(viewer: Person, query: QueryInputOf<typeof memberNetwork> = {}): Promise<NetworkRow[]> {
    const rows: NetworkRow[] = [];
    let cursor: string | undefined;
    do {
      const { fullNetwork, nextCursor } = await this.page(viewer, { ...query, ...(cursor && { cursor }) });
      rows.push(...fullNetwork);
      cursor = nextCursor ?? undefined;
    } while (cursor !== undefined);
    return rows;
  }

  async hears<D extends EventDefinition>(definition: D, data: EventData<D>, overrides: Partial<EventEnvelope> = {}) {
    return publishEvent(this.service.prefix, definition, data, overrides);
  }

  async handled({ id }: EventEnvelope): Promise<void> {
    const inbox = this.service.db.collection<{ _id: string }>('inbox');
    await poll(() => inbox.findOne({ _id: `network:${id}` }));
  }

  async outboxEventsOf<D extends EventDefinition>(definition: D): Promise<EventData<D>[]> {
    return (await outboxEvents(this.service.db, definition)).map((event) => event.data);
  }

  async settled(): Promise<void> {
    const tally = this.service.app.get<Model<TallyDocument>>(getModelToken(tallyModel), { strict: false });
    await poll(async () => (await tally.exists({})) === null);
  }
}
