import { address } from '@deepam/contracts';
import { expect, it } from '@jest/globals';
import { addressParts, composeAddress } from './address.js';

const parts = { pin: '422106', house: '12 Gandhi Road', town: 'Nandgaon', district: 'Nashik', state: 'Maharashtra' };

it('an address is one line with all its parts, the PIN code last', () => {
  expect(composeAddress(parts)).toBe('12 Gandhi Road, Nandgaon, Nashik, Maharashtra 422106');
});

it('a name that town and district share appears once, and no comma twice', () => {
  expect(composeAddress({ ...parts, house: '12 Gandhi Road, ', town: 'nashik' })).toBe(
    '12 Gandhi Road, nashik, Maharashtra 422106',
  );
});

it('a composed address is never too long for an order', () => {
  const long = {
    ...parts,
    house: 'x'.repeat(200),
    town: 'y'.repeat(100),
    district: 'd'.repeat(60),
    state: 's'.repeat(60),
  };
  expect(address.safeParse(composeAddress(addressParts.parse(long))).success).toBe(true);
});

it('an address needs every part, and a PIN code of six digits that begins with none', () => {
  expect(addressParts.safeParse(parts).success).toBe(true);
  for (const field of Object.keys(parts))
    expect(addressParts.safeParse({ ...parts, [field]: ' ' }).success).toBe(false);
  for (const pin of ['42210', '022106', '4221066'])
    expect(addressParts.safeParse({ ...parts, pin }).success).toBe(false);
});
