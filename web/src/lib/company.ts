/** How the company is reached. One place, for the operator to fill in. */
export const company = {
  email: 'namaste@deepam.example',
  phone: '+91 98765 43210',
  /** For machines (schema.org); the contact page has the sentence for people. */
  postalAddress: {
    streetAddress: 'Near Rajwada',
    addressLocality: 'Satara',
    addressRegion: 'Maharashtra',
    postalCode: '415001',
  },
  /** Opened on request only: nothing of another site is loaded by itself. */
  mapLink: 'https://www.openstreetmap.org/?mlat=17.6868&mlon=73.9930#map=16/17.6868/73.9930',
} as const;
