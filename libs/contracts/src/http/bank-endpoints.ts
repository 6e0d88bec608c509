export * from './bank-statement-endpoints.js';
export * from './bank-line-endpoints.js';
