const kilograms = new Intl.NumberFormat('en-IN', { maximumFractionDigits: 3 });

/** 1,23,456.5; a hyphen before it would be overlooked. */
export const formatKilograms = (weight: number): string => kilograms.format(weight).replace('-', '−');
