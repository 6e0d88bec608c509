import { chance } from './chance.js';

/** 24 hex digits, ascending by second of creation. */
export function newId(): string {
  return chance.id();
}
