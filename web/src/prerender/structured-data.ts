import { planNames, plans, toRupees } from '@deepam/contracts';
import { contactMessages } from '../features/contact/messages.js';
import { faqMessages } from '../features/faq/messages.js';
import { homeMessages } from '../features/home/messages.js';
import { drawingOf } from '../features/home/product-drawings.js';
import { products } from '../features/home/products.js';
import { plansMessages } from '../features/plans/messages.js';
import { languages } from '../lib/i18n/languages.js';
import { heads } from './heads.js';
import { company } from '../lib/company.js';

type Thing = Readonly<Record<string, unknown>>;

const organization = (origin: string): Thing => ({
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

const productThings = (origin: string): Thing[] =>
  products.map((product) => ({
    '@type': 'Product',
    '@id': `${origin}/#product-${product.id}`,
    name: homeMessages.english[product.name],
    description: homeMessages.english[product.description],
    image: [product.packet, drawingOf(product)].map(({ fallback }) => origin + fallback),
    brand: { '@id': `${origin}/#organization` },
    category: 'Cotton wicks',
  }));

const planThings = (origin: string): Thing[] =>
  planNames.map((name) => ({
    '@type': 'Product',
    name: `Deepam ${name}`,
    description: `${plansMessages.english.inKit}: ${plans[name].contents.join(', ')}`,
    brand: { '@id': `${origin}/#organization` },
    offers: {
      '@type': 'Offer',
      price: toRupees(plans[name].pricePaise),
      priceCurrency: 'INR',
      availability: 'https://schema.org/InStock',
      url: `${origin}/plans`,
    },
  }));

const questions = (): Thing => ({
  '@type': 'FAQPage',
  mainEntity: ([1, 2, 3, 4, 5, 6] as const).map((number) => ({
    '@type': 'Question',
    name: faqMessages.english[`q${number}`],
    acceptedAnswer: { '@type': 'Answer', text: faqMessages.english[`a${number}`] },
  })),
});

const trail = (origin: string, path: string): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: ['/', path].map((step, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: index === 0 ? 'Home' : heads[step]!.name,
    item: origin + step,
  })),
});

const ofPage: Readonly<Record<string, (origin: string) => Thing[]>> = {
  '/': (origin) => [
    { '@type': 'WebSite', name: 'Deepam', url: `${origin}/`, inLanguage: Object.keys(languages) },
    ...productThings(origin),
  ],
  '/plans': planThings,
  '/faq': () => [questions()],
  '/contact': () => [{ '@type': 'ContactPage', description: contactMessages.english.lead }],
};

export function structuredData(origin: string, path: string): Thing {
  return {
    '@context': 'https://schema.org',
    '@graph': [organization(origin), ...(ofPage[path]?.(origin) ?? []), ...(path === '/' ? [] : [trail(origin, path)])],
  };
}
