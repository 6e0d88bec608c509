/** `npm run proofs` takes the time that every change cannot: all requests of the storm, and all steps to be killed at. */
export const isThorough = process.env.PROOFS === 'full';
