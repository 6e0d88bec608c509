import type { FeatureModule } from '@deepam/messaging';
import { GrievancesCsvHandler } from './grievances-csv.js';
import { ForgetGrievances } from './forget-grievances.js';
import { GrievanceAges } from './grievance-ages.js';
import { GrievanceAlarms } from './grievance-alarms.js';
import { GrievanceDesk } from './grievance-desk.js';
import { GrievanceFiler } from './grievance-filer.js';
import { GrievanceViews } from './grievance-views.js';
import { ListGrievancesHandler } from './list-grievances.js';
import { LookUpGrievanceHandler } from './look-up-grievance.js';
import { grievanceModel, grievanceSchema } from './persistence/grievance.schema.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';
import { lookUpModel, lookUpSchema, LookUpsRepository } from './persistence/look-ups.repository.js';
import { ReopenGrievanceHandler } from './reopen-grievance.js';
import { GrievancesController } from './grievances.controller.js';

export const grievances: FeatureModule = {
  models: [
    { name: grievanceModel, schema: grievanceSchema },
    { name: lookUpModel, schema: lookUpSchema },
  ],
  controllers: [GrievancesController],
  providers: [
    ForgetGrievances,
    GrievanceAges,
    GrievanceAlarms,
    GrievanceDesk,
    GrievanceFiler,
    GrievancesCsvHandler,
    GrievancesRepository,
    GrievanceViews,
    ListGrievancesHandler,
    LookUpGrievanceHandler,
    LookUpsRepository,
    ReopenGrievanceHandler,
  ],
};
