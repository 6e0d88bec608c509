import type { FeatureModule } from '@deepam/messaging';
import { AcknowledgeGrievanceController } from './acknowledge-grievance/acknowledge-grievance.controller.js';
import { GrievancesCsvController } from './grievances-csv/grievances-csv.controller.js';
import { GrievancesCsvHandler } from './grievances-csv/grievances-csv.handler.js';
import { FileGrievanceController } from './file-grievance/file-grievance.controller.js';
import { FileOwnGrievanceController } from './file-own-grievance/file-own-grievance.controller.js';
import { ForgetGrievances } from './forget-grievances.js';
import { WaitingGrievancesController } from './waiting-grievances/waiting-grievances.controller.js';
import { GrievanceAges } from './grievance-ages.js';
import { GrievanceAlarms } from './grievance-alarms.js';
import { GrievanceDesk } from './grievance-desk.js';
import { GrievanceFiler } from './grievance-filer.js';
import { GrievanceViews } from './grievance-views.js';
import { ListGrievancesController } from './list-grievances/list-grievances.controller.js';
import { ListGrievancesHandler } from './list-grievances/list-grievances.handler.js';
import { ListOwnGrievancesController } from './list-own-grievances/list-own-grievances.controller.js';
import { LookUpGrievanceController } from './look-up-grievance/look-up-grievance.controller.js';
import { LookUpGrievanceHandler } from './look-up-grievance/look-up-grievance.handler.js';
import { grievanceModel, grievanceSchema } from './persistence/grievance.schema.js';
import { GrievancesRepository } from './persistence/grievances.repository.js';
import { lookUpModel, lookUpSchema } from './persistence/look-up.schema.js';
import { LookUpsRepository } from './persistence/look-ups.repository.js';
import { ReopenGrievanceController } from './reopen-grievance/reopen-grievance.controller.js';
import { ReopenGrievanceHandler } from './reopen-grievance/reopen-grievance.handler.js';
import { ReplyToGrievanceController } from './reply-to-grievance/reply-to-grievance.controller.js';
import { ResolveGrievanceController } from './resolve-grievance/resolve-grievance.controller.js';

export const grievances: FeatureModule = {
  models: [
    { name: grievanceModel, schema: grievanceSchema },
    { name: lookUpModel, schema: lookUpSchema },
  ],
  controllers: [
    AcknowledgeGrievanceController,
    FileGrievanceController,
    FileOwnGrievanceController,
    GrievancesCsvController,
    ListGrievancesController,
    ListOwnGrievancesController,
    LookUpGrievanceController,
    ReopenGrievanceController,
    ReplyToGrievanceController,
    ResolveGrievanceController,
    WaitingGrievancesController,
  ],
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
