import { measureBackOffice } from './back-office/back-office.js';
import { measureBacklog } from './backlog/backlog.js';
import { measureCost } from './cost/cost.js';
import { measureDesk } from './desk/desk.js';
import { measureEdge } from './edge/edge.js';
import type { Measured } from './figures/result.js';
import { measureGrowth } from './growth/growth.js';
import { measureIdle } from './idle/idle.js';
import { measureLogins } from './logins/logins.js';
import { measureMillion } from './million/million.js';
import { measureReads } from './reads/reads.js';
import { measurePhone } from './phone/phone.js';
import type { Bench } from './running/bench.js';
import { measureBroadcasts } from './sales/broadcasts.js';
import { measureSales } from './sales/sales.js';
import { measureSmallServer, measureTinyServer } from './small-server/small-server.js';
import { measureStarts } from './starts/starts.js';
import { measureTracing } from './tracing/tracing.js';
import { measureUploads } from './uploads/uploads.js';
import { measureFirstVisit } from './visit/first-visit.js';
import { measureWaterfall } from './waterfall/waterfall.js';

export const measurements: Readonly<Record<string, (bench: Bench) => Promise<Measured>>> = {
  starts: measureStarts,
  backlog: measureBacklog,
  idle: measureIdle,
  visit: measureFirstVisit,
  phone: measurePhone,
  uploads: measureUploads,
  reads: measureReads,
  logins: measureLogins,
  sales: measureSales,
  edge: measureEdge,
  cost: measureCost,
  broadcasts: measureBroadcasts,
  waterfall: measureWaterfall,
  tracing: measureTracing,
  million: measureMillion,
  growth: measureGrowth,
  desk: measureDesk,
  'small-server': measureSmallServer,
  'tiny-server': measureTinyServer,
  'back-office': measureBackOffice,
};

export const usual = Object.keys(measurements);
