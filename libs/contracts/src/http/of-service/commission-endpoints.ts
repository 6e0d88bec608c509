import * as closing from '../closing-endpoints.js';
import * as commission from '../commission-endpoints.js';
import * as taxDocuments from '../tax-document-endpoints.js';
import * as approvals from '../approvals-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const commissionEndpoints = endpointsIn('commission', [closing, commission, taxDocuments, approvals]);
