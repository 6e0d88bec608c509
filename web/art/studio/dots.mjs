/** How many numbers the painter leaves for each dot. */
export const dots = 18;
