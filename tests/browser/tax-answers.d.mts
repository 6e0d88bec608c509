import type { ResponseOf, taxRegister } from '@deepam/contracts';

export const shownRegister: ResponseOf<typeof taxRegister>;
