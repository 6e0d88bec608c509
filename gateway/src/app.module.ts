import { ProcessModule, SESSION_REVOCATIONS } from '@deepam/platform';
import { type DynamicModule, Module } from '@nestjs/common';
import { ReportClientErrorController } from './client-errors/report-client-error.controller.js';
import { DashboardController } from './composition/dashboard.controller.js';
import { DemoLoginsController } from './composition/demo-logins.controller.js';
import { ExportOwnDataController } from './composition/export-own-data/export-own-data.controller.js';
import { OwnDataParts } from './composition/export-own-data/own-data-parts.js';
import { MemberServices } from './composition/member-services.js';
import { ProfileController } from './composition/profile.controller.js';
import { GATEWAY_CONFIG, type GatewayConfig } from './config.js';
import { EdgeAccess } from './edge/edge-access.js';
import { EdgeRevocations } from './edge/edge-revocations.js';
import { EdgeRoutes } from './edge/edge-routes.js';
import { SeenSessions } from './edge/seen-sessions.js';
import { FileOpenings } from './files/serve-files.js';

@Module({})
export class GatewayModule {
  static with(config: GatewayConfig): DynamicModule {
    return {
      module: GatewayModule,
      imports: [ProcessModule.with({ name: 'gateway', config })],
      controllers: [
        DashboardController,
        ProfileController,
        DemoLoginsController,
        ExportOwnDataController,
        ReportClientErrorController,
      ],
      providers: [
        MemberServices,
        OwnDataParts,
        EdgeAccess,
        EdgeRevocations,
        EdgeRoutes,
        FileOpenings,
        SeenSessions,
        { provide: SESSION_REVOCATIONS, useExisting: EdgeRevocations },
        { provide: GATEWAY_CONFIG, useValue: config },
      ],
    };
  }
}
