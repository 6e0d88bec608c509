const whole = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });
const exact = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' });
const count = new Intl.NumberFormat('en-IN');

/** Rupees as people in India write them: ₹1,23,456 or ₹1,23,456.50; a hyphen before them would be overlooked. */
export function formatRupees(rupees: number): string {
  return (Number.isInteger(rupees) ? whole : exact).format(rupees).replace('-', '−');
}

/** 1,23,456 */
export function formatCount(value: number): string {
  return count.format(value);
}
