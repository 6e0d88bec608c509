import { deviceWords } from '../../sessions/domain/device-words.js';

const transports: readonly string[] = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];

export const knownTransports = (said: readonly string[] = []): string[] =>
  transports.filter((transport) => said.includes(transport));

export function givenName(typed: string | undefined, userAgent: string | undefined): string {
  if (typed) return typed;
  const { browser, system } = deviceWords(userAgent);
  return [browser, system].filter((word) => word !== null).join(', ') || 'Passkey';
}
