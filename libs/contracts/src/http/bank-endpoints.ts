export * from './bank-layout-endpoints.js';
export * from './bank-line-endpoints.js';
export * from './bank-views.js';
export * from './expected-payment-endpoints.js';
export * from './line-matching-endpoints.js';
export * from './bank-statement-endpoints.js';
export * from './statement-file.js';
export * from './statement-preview-endpoints.js';
