import type { Company } from './company-facts.js';

export const company: Company = __COMPANY__;

export const addressLine = (): string => {
  const { street, city, region, pincode } = company.address;
  return `${company.legalName}, ${street}, ${city}, ${region} ${pincode}`;
};
