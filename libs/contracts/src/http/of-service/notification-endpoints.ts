import * as notification from '../notification-endpoints.js';
import * as notificationDelivery from '../notification-delivery-endpoints.js';
import * as notificationPreferences from '../notification-preference-endpoints.js';
import * as broadcasts from '../broadcast-endpoints.js';
import * as serviceLevels from '../service-level-endpoints.js';
import * as grievanceFiling from '../grievance-filing-endpoints.js';
import * as ownGrievances from '../own-grievance-endpoints.js';
import * as grievanceDesk from '../grievance-desk-endpoints.js';
import * as grievanceAnswers from '../grievance-answer-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const notificationEndpoints = endpointsIn('notification', [
  notification,
  notificationDelivery,
  notificationPreferences,
  broadcasts,
  serviceLevels,
  grievanceFiling,
  ownGrievances,
  grievanceDesk,
  grievanceAnswers,
]);
