import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { RefusedFile, type CleanedFile, type CleaningJob, type CleaningResult } from './cleaning-job.js';

/** The program that opens what strangers send: started by FileCleaner, one file at a time, no secrets around it. */
async function clean(job: CleaningJob): Promise<CleanedFile> {
  return (await cleaningOf(job.contentType))(job);
}

/** Loaded when needed: what pictures need takes most of the memory. */
async function cleaningOf(contentType: string | undefined): Promise<typeof clean> {
  if (contentType === 'application/pdf') return (await import('./clean-pdf.js')).cleanPdf;
  return (await import('./clean-image.js')).cleanImage;
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
// The first file finds it loaded, or says why it cannot be.
cleaningOf(process.argv[2]).catch(() => undefined);
