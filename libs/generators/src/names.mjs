export const pascal = (name) => name.replace(/(?:^|-)([a-z])/g, (_, letter) => letter.toUpperCase());

export const camel = (name) => name.replace(/-([a-z])/g, (_, letter) => letter.toUpperCase());

/** The contracts call cotton-order `cotton`. */
export const inContracts = (service) => (service === 'cotton-order' ? 'cotton' : service);
