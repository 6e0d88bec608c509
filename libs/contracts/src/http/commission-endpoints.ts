export * from './dashboard-endpoint.js';
export * from './ledger-endpoints.js';
export * from './payout-batch-endpoints.js';
export * from './payout-endpoints.js';
export * from './schedule-endpoints.js';
