import * as notification from '../notification-endpoints.js';
import * as serviceLevels from '../service-level-endpoints.js';
import * as grievanceFiling from '../grievance-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const notificationEndpoints = endpointsIn('notification', [notification, serviceLevels, grievanceFiling]);
