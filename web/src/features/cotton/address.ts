import { address } from '@deepam/contracts';
import { z } from 'zod';

export const addressParts = z.object({
  pin: z
    .string()
    .trim()
    .regex(/^[1-9]\d{5}$/),
  house: z.string().trim().min(1).max(200),
  town: z.string().trim().min(1).max(100),
  district: z.string().trim().min(1).max(60),
  state: z.string().trim().min(1).max(60),
});
export type AddressParts = z.output<typeof addressParts>;

/**
 * The address is one line, such as "12 Gandhi Road, Nandgaon, Nashik, Maharashtra 422001"; a town with the name of its
 * district is named once.
 */
export function composeAddress({ pin, house, town, district, state }: AddressParts): string {
  const places = [house, town, ...(district.toLowerCase() === town.toLowerCase() ? [] : [district])];
  return address.parse(`${places.map(withoutEnd).join(', ')}, ${state} ${pin}`);
}

function withoutEnd(part: string): string {
  let end = part.length;
  while (/[\s,]/.test(part.charAt(end - 1))) end -= 1;
  return part.slice(0, end);
}
