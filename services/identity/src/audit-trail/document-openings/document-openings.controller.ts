import { documentOpenings, type AuditActor, type AuditEntry, type DocumentOpening } from '@deepam/contracts';
import {
  CurrentCaller,
  decodeCursor,
  Input,
  paged,
  pageOf,
  Route,
  type Caller,
  type InputOf,
  type Paged,
} from '@deepam/platform';
import { Controller } from '@nestjs/common';
import { shownName } from '../../accounts/domain/shown-name.js';
import { AccountsRepository, type Account } from '../../accounts/persistence/accounts.repository.js';
import { AuditViews, peopleIn } from '../audit-views.js';
import { AuditRowsRepository, place, placeOf } from '../persistence/audit-rows.repository.js';

@Controller()
export class DocumentOpeningsController {
  constructor(
    private readonly rows: AuditRowsRepository,
    private readonly views: AuditViews,
    private readonly accounts: AccountsRepository,
  ) {}

  @Route(documentOpenings)
  async own(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query: { limit, cursor } }: InputOf<typeof documentOpenings>,
  ): Promise<Paged<DocumentOpening>> {
    const found = await this.rows.newest({ openingsBesides: memberId }, limit + 1, decodeCursor(place, cursor));
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
}

const giverIn = ({ after }: AuditEntry): string[] => peopleIn(after, 'passwordFrom');
const othersIn = ({ after }: AuditEntry): string[] => peopleIn(after, 'influencedBy');

function kindOf(giver: Account | undefined): AuditActor['kind'] {
  if (giver?.isHead === true) return 'head';
  return giver !== undefined && typeof giver.roleId !== 'string' ? 'member' : 'staff';
}
