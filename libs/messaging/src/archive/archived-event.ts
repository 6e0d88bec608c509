import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { eventEnvelope, type EventEnvelope } from '@deepam/contracts';
import { z } from 'zod';
import { personalValues, withValue } from './personal-values.js';

const sealedValue = z.object({
  memberId: z.string(),
  path: z.array(z.union([z.string(), z.number()])),
  /** The box has nonce, tag and content in base64. */
  box: z.base64(),
});

const archivedEvent = z.object({ envelope: eventEnvelope, sealed: z.array(sealedValue) });
export type ArchivedEvent = z.output<typeof archivedEvent>;

const [nonceBytes, tagBytes] = [12, 16];

/** @param keyOf null for a forgotten member */
export function toArchive(envelope: EventEnvelope, keyOf: (memberId: string) => Buffer | null): ArchivedEvent {
  const sealed: ArchivedEvent['sealed'] = [];
  let data = envelope.data;
  for (const { memberId, path, value, forgotten } of personalValues(envelope)) {
    const key = keyOf(memberId);
    data = withValue(data, path, forgotten);
    if (key) sealed.push({ memberId, path: [...path], box: seal(JSON.stringify(value), key, placeOf(envelope, path)) });
  }
  return { envelope: { ...envelope, data }, sealed };
}

export function fromArchive(line: string, keyOf: (memberId: string) => Buffer | null): EventEnvelope {
  const { envelope, sealed } = archivedEvent.parse(JSON.parse(line));
  let data: unknown = envelope.data;
  for (const { memberId, path, box } of sealed) {
    const key = keyOf(memberId);
    if (key) data = withValue(data, path, JSON.parse(open(box, key, placeOf(envelope, path))));
  }
  return { ...envelope, data };
}

export const membersOf = (line: string): string[] =>
  archivedEvent.parse(JSON.parse(line)).sealed.map(({ memberId }) => memberId);

/** The box is bound to its place: a moved box does not open. */
const placeOf = ({ id }: Pick<EventEnvelope, 'id'>, path: readonly (string | number)[]): Buffer =>
  Buffer.from(`${id} ${path.join('.')}`);

function seal(text: string, key: Buffer, place: Buffer): string {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(place);
  const content = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), content]).toString('base64');
}

function open(box: string, key: Buffer, place: Buffer): string {
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, nonceBytes));
  decipher.setAAD(place).setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(nonceBytes + tagBytes)), decipher.final()]).toString();
}
