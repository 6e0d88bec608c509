import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { RefusedFile, type CleanedFile, type CleaningJob, type CleaningResult } from './cleaning-job.js';

/** The program that opens what strangers send: started by CleanerProcess, one file at a time, no secrets around it. */
async function clean(job: CleaningJob): Promise<CleanedFile> {
  // Loaded when needed.
  if (job.contentType !== 'application/pdf') return (await import('./clean-image.js')).cleanImage(job);
  return (await import('./clean-pdf.js')).cleanPdf(job);
}

async function resultOf(job: CleaningJob): Promise<CleaningResult> {
  try {
    return await clean(job);
  } catch (error) {
    if (error instanceof RefusedFile) return { refusal: error.refusal, reason: error.message };
    return { refusal: 'FILE.UNREADABLE', reason: String(error) };
  }
}

/** Calls come first, and where memory ends, the file that takes it ends rather than the service. */
function stepBack(): void {
  setPriority(5);
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has it.
  }
}

stepBack();
// A terminal's Ctrl-C, and whoever ends a group of processes, reach this one too; it ends with the service, when its last file is done.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (job: CleaningJob) => {
  void resultOf(job).then((result) => process.send?.(result));
});
process.send?.('ready');
// Most files are pictures: their first one finds it loaded, or says why it cannot be.
import('./clean-image.js').catch(() => undefined);
