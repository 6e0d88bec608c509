import { company } from '../lib/company.js';
import { heads } from './heads.js';

export type Thing = Readonly<Record<string, unknown>>;

export const organization = (origin: string): Thing => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: 'Deepam',
  legalName: company.legalName,
  url: `${origin}/`,
  logo: `${origin}/icons/icon-512.png`,
  foundingDate: '2010',
  description: heads['/']!.description,
  email: company.email,
  telephone: company.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: company.address.street,
    addressLocality: company.address.city,
    addressRegion: company.address.region,
    postalCode: company.address.pincode,
    addressCountry: 'IN',
  },
  contactPoint: { '@type': 'ContactPoint', contactType: 'sales', telephone: company.phone, email: company.email },
});
