export * from './business-endpoints.js';
export * from './statement-endpoints.js';
export * from './transfer-endpoints.js';
export * from './transfer-views.js';
export * from './bank-file-endpoints.js';
export * from './payout-endpoints.js';
export * from './schedule-endpoints.js';
export * from './tax-endpoints.js';
