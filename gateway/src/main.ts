import { loadConfig, runService } from '@deepam/platform';
import { GatewayModule } from './app.module.js';
import { gatewayConfig } from './config.js';
import { gatewayOptions } from './gateway-options.js';

await runService(GatewayModule.with, { ...gatewayOptions, config: () => loadConfig(gatewayConfig, process.env) });
