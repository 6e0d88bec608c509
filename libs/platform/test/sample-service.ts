import { Body, Controller, Injectable, Module, Post, type DynamicModule } from '@nestjs/common';
import { InjectModel, MongooseModule } from '@nestjs/mongoose';
import { Schema, type Model } from 'mongoose';
import {
  type Caller,
  type InputOf,
  type MemberStanding,
  type MemberStandings,
  type ServiceConfig,
  type TokenSession,
  type UploadedFile,
  Access,
  CurrentCaller,
  DomainError,
  Input,
  newId,
  ObjectStore,
  paged,
  PlatformModule,
  Route,
  SESSION_REVOCATIONS,
  Transactions,
  type ProcessModuleOptions,
} from '../src/index.js';
import * as endpoints from './sample-endpoints.js';

export interface Note {
  readonly _id: string;
  readonly text: string;
}

export const noteSchema = new Schema<Note>({ _id: { type: String }, text: { type: String, unique: true } });

@Injectable()
export class SampleMembers implements MemberStandings {
  readonly standings = new Map<string, MemberStanding>();
  readonly revoked = new Map<string, number>();

  standingOf(memberId: string): Promise<MemberStanding | null> {
    return Promise.resolve(this.standings.get(memberId) ?? null);
  }

  onEnded(): () => void {
    return () => undefined;
  }

  isRevoked({ memberId, sessionVersion }: TokenSession): boolean {
    return sessionVersion < (this.revoked.get(memberId) ?? 0);
  }

  effectiveVersion({ sessionVersion }: TokenSession): number {
    return sessionVersion;
  }
}

@Injectable()
export class Gate {
  private opened = Promise.resolve();
  private open: () => void = () => undefined;
  arrivals = 0;

  close(): void {
    this.opened = new Promise((resolve) => (this.open = resolve));
    this.arrivals = 0;
  }

  release(): void {
    this.open();
  }

  async pass(): Promise<void> {
    this.arrivals += 1;
    await this.opened;
  }
}

@Controller()
class SampleController {
  constructor(
    @InjectModel('Note') private readonly notes: Model<Note>,
    private readonly transactions: Transactions,
    private readonly store: ObjectStore,
    private readonly gate: Gate,
  ) {}

  @Route(endpoints.greet)
  greet(@Input() { params, query }: InputOf<typeof endpoints.greet>) {
    return { id: params.id, times: query.times };
  }

  @Route(endpoints.list)
  list() {
    return paged([1, 2, 3], { nextCursor: 'after-3', total: 7 });
  }

  @Route(endpoints.asMember)
  member(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.asApproved)
  approved(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.asPlanHolder)
  planHolder(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.asHead)
  head(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.asService)
  service(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.asDispatch)
  dispatch(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.asAnyStaff)
  anyStaff(@CurrentCaller() caller: Caller) {
    return caller;
  }

  @Route(endpoints.addNote)
  async addNote(@Input() { body }: InputOf<typeof endpoints.addNote>) {
    if (body.mood === 'refused') throw new DomainError('COTTON.WRONG_STATUS', { details: { status: 'Delivered' } });
    if (body.mood === 'broken') throw new Error('the password of the database is hunter2');
    if (body.mood === 'slow') await this.gate.pass();
    const note = { _id: newId(), text: body.mood === 'duplicate' ? 'always the same' : `${body.text} ${newId()}` };
    await this.transactions.run(async (session) => {
      await this.notes.create([note], { session });
    });
    if (body.mood === 'broken after commit') throw new Error('after the commit');
    return { id: note._id, text: body.text };
  }

  @Route(endpoints.addPublicNote)
  async addPublicNote(@Input() { body }: InputOf<typeof endpoints.addPublicNote>) {
    const note = { _id: newId(), text: newId() };
    await this.notes.create(note);
    return { id: note._id, text: body.text };
  }

  @Route(endpoints.upload)
  async upload(@Input() { body, files }: InputOf<typeof endpoints.upload>) {
    const stored = async (file: UploadedFile) => ({
      key: await this.store.withStored('tests', file, (key) => Promise.resolve(key)),
      contentType: file.contentType,
      size: file.size,
      sha256: file.sha256,
      perceptualHash: file.perceptualHash,
    });
    return {
      caption: body.caption,
      photo: await stored(files.photo),
      paper: files.paper ? await stored(files.paper) : null,
    };
  }

  @Route(endpoints.decide)
  decide(@Input() { body, files }: InputOf<typeof endpoints.decide>) {
    return { message: `${body.status}, ${files.proof?.contentType ?? 'no proof'}` };
  }

  @Access('public')
  @Post('echo')
  echo(@Body() body: unknown) {
    return { body };
  }
}

@Module({})
export class SampleModule {
  static with(config: ServiceConfig, options: Partial<ProcessModuleOptions> = {}): DynamicModule {
    return {
      module: SampleModule,
      imports: [
        PlatformModule.forService({ name: 'identity', config, standings: SampleMembers, ...options }),
        MongooseModule.forFeature([{ name: 'Note', schema: noteSchema }]),
      ],
      controllers: [SampleController],
      providers: [SampleMembers, { provide: SESSION_REVOCATIONS, useExisting: SampleMembers }, Gate],
    };
  }
}
