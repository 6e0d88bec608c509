export * from './bank-layout-endpoints.js';
export * from './bank-line-endpoints.js';
export * from './bank-statement-endpoints.js';
