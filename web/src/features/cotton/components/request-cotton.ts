import { lazyDialog } from '../../../lib/lazy-dialog.js';

export const RequestCotton = lazyDialog(async () => (await import('./request-cotton-dialog.js')).RequestCottonDialog);
