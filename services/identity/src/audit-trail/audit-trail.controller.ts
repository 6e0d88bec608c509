import {
  auditTrailCsv,
  documentOpenings,
  listAuditTrail,
  noteFileOpened,
  type AuditActor,
  type AuditEntry,
  type AuditView,
  type DocumentOpening,
  type ResponseOf,
  type CsvColumn,
} from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import {
  CurrentCaller,
  DomainError,
  Input,
  Route,
  decodeCursor,
  pageOf,
  paged,
  tableFile,
  type Caller,
  type InputOf,
  type Paged,
  csvMoment,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { type Account, AccountsRepository, shownName } from '../accounts/persistence/accounts.repository.js';
import { AuditTrailCsvHandler } from './audit-trail-csv.js';
import { AuditViews, peopleIn } from './audit-views.js';
import { NoteFileOpenedHandler } from './note-file-opened.js';
import { AuditRowsRepository, place, placeOf } from './persistence/audit-rows.repository.js';

const auditColumns: readonly CsvColumn<AuditView>[] = [
  { title: 'When (IST)', value: ({ at }) => csvMoment(new Date(at)), isDate: true },
  { title: 'What', value: ({ kind }) => kind },
  { title: 'By', value: ({ actor }) => actor.kind },
  { title: 'By Name', value: ({ actor }) => actor.name },
  { title: 'By Id', value: ({ actor }) => actor.id },
  { title: 'Member', value: ({ member }) => member?.name ?? null },
  { title: 'Member Id', value: ({ member }) => member?._id ?? null },
  { title: 'Of What', value: ({ subject }) => subject && `${subject.kind} ${subject.id}` },
  { title: 'Before', value: ({ before }) => stateText(before) },
  { title: 'After', value: ({ after }) => stateText(after) },
  { title: 'Address', value: ({ address }) => address },
  { title: 'Session', value: ({ sessionId }) => sessionId },
  { title: 'Entry', value: ({ _id }) => _id },
];

const stateText = (state: AuditView['before']): string | null =>
  state &&
  Object.entries(state)
    .map(([field, value]) => `${field}: ${value ?? '-'}`)
    .join('; ');

@Controller()
export class AuditTrailController {
  constructor(
    private readonly exportAuditTrail: AuditTrailCsvHandler,
    private readonly audit: AuditTrail,
    private readonly rows: AuditRowsRepository,
    private readonly views: AuditViews,
    private readonly accounts: AccountsRepository,
    private readonly noteOpened: NoteFileOpenedHandler,
  ) {}

  @Route(auditTrailCsv)
  async auditTrailCsv(@Input() { query }: InputOf<typeof auditTrailCsv>) {
    await this.audit.recordAlone('audit-trail-exported');
    const { format, ...filter } = query;
    return tableFile('audit-trail', format, auditColumns, this.exportAuditTrail.execute(filter));
  }

  @Route(documentOpenings)
  async documentOpenings(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query: { limit, cursor } }: InputOf<typeof documentOpenings>,
  ): Promise<Paged<DocumentOpening>> {
    const found = await this.rows.listNewest({ exceptOpeningsOf: memberId }, limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, placeOf);
    const people = await this.accounts.findAll(items.flatMap(({ entry }) => [...giverIn(entry), ...othersIn(entry)]));
    const personOf = (id: string) => {
      const person = people.get(id);
      return { kind: kindOf(person), name: person === undefined ? null : shownName(person) };
    };
    const openings = (await this.views.viewsOf(items)).map(({ _id, at, kind, actor }, index): DocumentOpening => {
      const { entry } = items[index]!;
      const [giver] = giverIn(entry);
      const asOwner = actor.id === memberId && giver !== undefined;
      const by = asOwner ? personOf(giver) : { kind: actor.kind, name: actor.name };
      const others = othersIn(entry).map((id) => personOf(id));
      return { _id, at, what: kind as DocumentOpening['what'], by, asOwner, others };
    });
    return paged(openings, { nextCursor });
  }

  @Route(listAuditTrail)
  async listAuditTrail(@Input() { query }: InputOf<typeof listAuditTrail>): Promise<Paged<AuditView>> {
    const { limit, cursor, ...filter } = query;
    const found = await this.rows.listNewest(filter, limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, placeOf);
    return paged(await this.views.viewsOf(items), { nextCursor });
  }

  @Route(noteFileOpened)
  async noteFileOpened(
    @CurrentCaller() { memberId: service }: Caller,
    @Input() { body }: InputOf<typeof noteFileOpened>,
  ): Promise<ResponseOf<typeof noteFileOpened>> {
    if (service !== 'gateway') throw new DomainError('ACCESS.SERVICE_ONLY');
    await this.noteOpened.execute(body);
    return { message: 'Noted.' };
  }
}

const giverIn = ({ after }: AuditEntry): string[] => peopleIn(after, 'passwordFrom');

const othersIn = ({ after }: AuditEntry): string[] => peopleIn(after, 'influencedBy');

function kindOf(giver: Account | undefined): AuditActor['kind'] {
  if (giver?.isHead === true) return 'head';
  return giver !== undefined && typeof giver.roleId !== 'string' ? 'member' : 'staff';
}
