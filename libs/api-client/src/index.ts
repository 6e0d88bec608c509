export { ApiClient, Refusal } from './api-client.js';
export { anyUtr, freshMobile, nameFor, type Person, type Standing } from './person.js';
export { join, joinNewly } from './join.js';
export { receiptPng } from './receipt/receipt.js';
export type { Answer, CallInput, UploadFile } from './call.js';
export { send } from './send.js';
export * from './when-consistent.js';
export * from './storefront-client.js';
