import type { PersonalKind, PlanName } from '@deepam/contracts';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, Schema } from 'mongoose';

export type Request =
  | { readonly kind: PersonalKind; readonly subject: string }
  /**
   * A member has at most one such request. A request for a higher plan stays open after the decision on a lower one.
   */
  | { readonly kind: PersonalKind; readonly aboutId: string; readonly plan?: PlanName };

const requestKey = (request: Request): string =>
  'subject' in request
    ? `${request.kind}.${request.subject}`
    : [request.kind, request.aboutId, ...(request.plan === undefined ? [] : [request.plan])].join('.');

export const requestStateModel = 'RequestState';

interface RequestStateDocument {
  _id: string;
  requestedAt?: Date;
  decidedAt?: Date;
  notifiedIds?: string[];
}

export const requestStateSchema = new Schema<RequestStateDocument>(
  {
    _id: { type: String, required: true },
    requestedAt: Date,
    decidedAt: Date,
    notifiedIds: { type: [String], default: undefined },
  },
  { collection: 'request_states', versionKey: false },
);

/** Both events write the same document, so of a concurrent request and decision the later one sees the first. */
@Injectable()
export class RequestStatesRepository {
  constructor(@InjectModel(requestStateModel) private readonly model: Model<RequestStateDocument>) {}

  /**
   * @param staff who are notified in addition to the heads
   * @returns whether the request was decided already
   */
  async recordRequested(
    request: Request,
    at: Date,
    staff: readonly string[],
    session: ClientSession,
  ): Promise<boolean> {
    const moreReaders = staff.length > 0 && { $addToSet: { notifiedIds: { $each: [...staff] } } };
    const state = await this.model
      .findOneAndUpdate(
        { _id: requestKey(request) },
        { $max: { requestedAt: at }, ...moreReaders },
        { session, upsert: true, returnDocument: 'after' },
      )
      .lean();
    return state?.decidedAt !== undefined && state.decidedAt >= at;
  }

  async notifiedIds(requests: readonly Request[], session: ClientSession): Promise<string[]> {
    const states = await this.model
      .find({ _id: { $in: requests.map(requestKey) } }, { notifiedIds: 1 })
      .session(session)
      .lean();
    return [...new Set(states.flatMap(({ notifiedIds = [] }) => notifiedIds))];
  }

  async recordDecided(requests: readonly Request[], at: Date, session: ClientSession): Promise<void> {
    const deciding = requests.map((request) => ({
      updateOne: { filter: { _id: requestKey(request) }, update: { $max: { decidedAt: at } }, upsert: true },
    }));
    await this.model.bulkWrite(deciding, { session });
  }
}
