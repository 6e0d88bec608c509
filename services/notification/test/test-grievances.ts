import {
  type BodyInputOf,
  fileGrievance,
  fileOwnGrievance,
  type GrievanceRow,
  listGrievances,
  listNotifications,
  type Permission,
} from '@deepam/contracts';
import { newId } from '@deepam/platform';
import type { GrievanceDocument } from '../src/grievances/persistence/grievance.schema.js';
import type { NotificationTest } from './notification-harness.js';

let mobiles = 6_000_000_000;
export const strangersMobile = (): string => String((mobiles += 1));
export const matter = { category: 'money' as const, text: 'The payout of Monday has not come.' };
export const visitor = (mobile = strangersMobile()): BodyInputOf<typeof fileGrievance> => ({
  name: 'Asha Patil',
  mobile,
  ...matter,
});

export function grievancesOf({ service, headToken, token }: NotificationTest) {
  return {
    async fileAsVisitor(mobile?: string): Promise<string> {
      return (await service.call(fileGrievance, { body: visitor(mobile) })).body.ticket;
    },
    async fileAsMember(memberId: string): Promise<string> {
      return (await service.call(fileOwnGrievance, { body: matter }, await token(memberId))).body.ticket;
    },
    clerkToken: (...permissions: Permission[]): Promise<string> =>
      service.tokens.memberToken({ memberId: newId(), permissions }),
    /** The ticket ages in the database, since moving the clock would end every login. */
    async age(ticket: string, days: number): Promise<void> {
      const ms = days * 24 * 3_600_000;
      const rows = service.db.collection<GrievanceDocument>('grievances');
      const before = (await rows.findOne({ _id: ticket }))!;
      const dates = Object.entries(before).filter((field): field is [string, Date] => field[1] instanceof Date);
      const earlier = dates.map(([field, at]) => [field, new Date(at.getTime() - ms)]);
      const rank = before.rank + (before.closedAt === null ? -ms : ms);
      await rows.updateOne({ _id: ticket }, { $set: { rank, ...Object.fromEntries(earlier) } });
    },
    async row(ticket: string): Promise<GrievanceRow> {
      return (await service.call(listGrievances, { query: { ticket } }, headToken)).body[0]!;
    },
    async kindsFor(reader: string, ticket: string): Promise<string[]> {
      const { body } = await service.call(listNotifications, { query: {} }, reader);
      return body
        .filter(({ params }) => params['ticket'] === ticket)
        .map(({ kind }) => kind)
        .toReversed();
    },
  };
}
