/** `npm run proofs` takes the time that every change cannot. */
export const isThorough = process.env.PROOFS === 'full';
