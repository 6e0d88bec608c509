import {
  acknowledgeGrievance,
  fileGrievance,
  fileOwnGrievance,
  grievancesCsv,
  listGrievances,
  listOwnGrievances,
  lookUpGrievance,
  reopenGrievance,
  replyToGrievance,
  resolveGrievance,
  waitingGrievances,
  type GrievanceRow,
  type GrievanceView,
  type ResponseOf,
  type CsvColumn,
} from '@deepam/contracts';
import { AuditTrail } from '@deepam/messaging';
import {
  Clock,
  CurrentCaller,
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
import { z } from 'zod';
import { GrievanceDesk } from './grievance-desk.js';
import { GrievanceFiler } from './grievance-filer.js';
import { ownView } from './grievance-views.js';
import { GrievancesCsvHandler } from './grievances-csv.js';
import { ListGrievancesHandler } from './list-grievances.js';
import { LookUpGrievanceHandler } from './look-up-grievance.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';
import { ReopenGrievanceHandler } from './reopen-grievance.js';

const moment = (instant: string | null): string | null => instant && csvMoment(new Date(instant));

const registerColumns: readonly CsvColumn<GrievanceRow>[] = [
  { title: 'Ticket', value: ({ ticket }) => ticket },
  { title: 'Received (IST)', value: ({ filedAt }) => moment(filedAt), isDate: true },
  { title: 'From', value: ({ memberId }) => (memberId === null ? 'visitor' : 'member') },
  { title: 'Name', value: ({ name }) => name },
  { title: 'Category', value: ({ category }) => category },
  { title: 'Reference', value: ({ reference }) => reference },
  { title: 'State', value: ({ state }) => state },
  { title: 'Acknowledge By (IST)', value: ({ acknowledgeBy }) => moment(acknowledgeBy), isDate: true },
  { title: 'Acknowledged (IST)', value: ({ acknowledgedAt }) => moment(acknowledgedAt), isDate: true },
  { title: 'Redress By (IST)', value: ({ redressBy }) => moment(redressBy), isDate: true },
  { title: 'Resolved (IST)', value: ({ resolvedAt }) => moment(resolvedAt), isDate: true },
  { title: 'Reopened (IST)', value: ({ reopenedAt }) => moment(reopenedAt), isDate: true },
  { title: 'Overdue', value: ({ isOverdue }) => (isOverdue ? 'yes' : 'no') },
];

const place = z.tuple([z.coerce.date(), z.string().max(20)]);

@Controller()
export class GrievancesController {
  constructor(
    private readonly desk: GrievanceDesk,
    private readonly filer: GrievanceFiler,
    private readonly exportGrievances: GrievancesCsvHandler,
    private readonly audit: AuditTrail,
    private readonly listGrievancesHandler: ListGrievancesHandler,
    private readonly grievances: GrievancesRepository,
    private readonly clock: Clock,
    private readonly lookUp: LookUpGrievanceHandler,
    private readonly reopen: ReopenGrievanceHandler,
  ) {}

  @Route(acknowledgeGrievance)
  acknowledgeGrievance(@Input() { params }: InputOf<typeof acknowledgeGrievance>): Promise<GrievanceRow> {
    return this.desk.takeStep('acknowledge', params.ticket);
  }

  @Route(fileGrievance)
  fileGrievance(@Input() { body }: InputOf<typeof fileGrievance>): Promise<ResponseOf<typeof fileGrievance>> {
    const { name, mobile, email = null, ...input } = body;
    return this.filer.file({ memberId: null, name, mobile, email }, input);
  }

  @Route(fileOwnGrievance)
  fileOwnGrievance(
    @CurrentCaller() { memberId }: Caller,
    @Input() { body }: InputOf<typeof fileOwnGrievance>,
  ): Promise<ResponseOf<typeof fileOwnGrievance>> {
    return this.filer.file({ memberId, name: null, mobile: null, email: null }, body);
  }

  @Route(grievancesCsv)
  async grievancesCsv(@Input() { query }: InputOf<typeof grievancesCsv>) {
    await this.audit.recordAlone('grievances-exported');
    return tableFile('grievances', query.format, registerColumns, this.exportGrievances.execute(query.state));
  }

  @Route(listGrievances)
  listGrievances(@Input() { query }: InputOf<typeof listGrievances>): Promise<Paged<GrievanceRow>> {
    return this.listGrievancesHandler.execute(query);
  }

  @Route(listOwnGrievances)
  async listOwnGrievances(
    @CurrentCaller() { memberId }: Caller,
    @Input() { query: { limit, cursor } }: InputOf<typeof listOwnGrievances>,
  ): Promise<Paged<GrievanceView>> {
    const found = await this.grievances.ofMember(memberId, limit + 1, decodeCursor(place, cursor));
    const { items, nextCursor } = pageOf(found, limit, ({ filedAt, _id }) => [filedAt, _id]);
    const now = this.clock.now();
    return paged(
      items.map((item) => ownView(item, now)),
      { nextCursor },
    );
  }

  @Route(lookUpGrievance)
  lookUpGrievance(@Input() { body }: InputOf<typeof lookUpGrievance>): Promise<GrievanceView> {
    return this.lookUp.execute(body);
  }

  @Route(reopenGrievance)
  reopenGrievance(
    @CurrentCaller() { memberId }: Caller,
    @Input() { params, body }: InputOf<typeof reopenGrievance>,
  ): Promise<GrievanceView> {
    return this.reopen.execute(memberId, params.ticket, body.text);
  }

  @Route(replyToGrievance)
  replyToGrievance(@Input() { params, body }: InputOf<typeof replyToGrievance>): Promise<GrievanceRow> {
    return this.desk.takeStep('reply', params.ticket, body.text);
  }

  @Route(resolveGrievance)
  resolveGrievance(@Input() { params, body }: InputOf<typeof resolveGrievance>): Promise<GrievanceRow> {
    return this.desk.takeStep('resolve', params.ticket, body.text);
  }

  @Route(waitingGrievances)
  async waitingGrievances(): Promise<ResponseOf<typeof waitingGrievances>> {
    const [grievances, oldest] = await Promise.all([
      this.grievances.countOpen(),
      this.grievances.findOldest(['Received', 'Acknowledged', 'Reopened']),
    ]);
    return { grievances, since: { grievances: oldest?.toISOString() ?? null } };
  }
}
