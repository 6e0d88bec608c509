export const dots = 18;
