import { Clock, Database, type Documents } from '@deepam/platform';
import { Injectable } from '@nestjs/common';
import { membershipModel, type Membership } from '../../tree/persistence/membership.schema.js';

/** The lifetime of a cached name is in milliseconds. */
const lifetime = 60_000;

/** The names of the few heads are in nearly every row that the company sees and rarely change, so they are cached. */
@Injectable()
export class NamesOfHeads {
  private readonly memberships: Documents<Membership>;
  private known = new Map<string, string | null>();
  private until = 0;

  constructor(
    database: Database,
    private readonly clock: Clock,
  ) {
    this.memberships = database.documents(membershipModel);
  }

  async namesOf(ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string | null>> {
    const now = this.clock.now().getTime();
    if (now >= this.until) [this.known, this.until] = [new Map(), now + lifetime];
    const { known } = this;
    const unknown = [...ids].filter((id) => !known.has(id));
    if (unknown.length === 0) return known;
    const found = await this.memberships.find({ _id: { $in: unknown } }, { fields: { name: 1 } });
    for (const id of unknown) known.set(id, null);
    for (const { _id, name } of found) known.set(_id, name);
    return known;
  }
}
