import * as profiles from '../profile-endpoints.js';
import * as commission from '../commission-endpoints.js';
import * as gateway from '../gateway-endpoints.js';
import { endpointsIn } from './endpoints-in.js';

export const gatewayEndpoints = endpointsIn('gateway', [profiles, commission, gateway]);
