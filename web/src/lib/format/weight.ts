const kilograms = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** The weight looks like 1,23,456.5; readers would overlook a hyphen before it. */
export const formatKilograms = (weight: number): string => kilograms.format(weight).replace('-', '−');
