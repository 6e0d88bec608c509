import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { RefusedFile, type CleanedFile, type CleaningJob, type CleaningResult } from './cleaning-job.js';

/** This program opens untrusted files: FileCleaner starts it, one file at a time, without secrets. */
async function clean(job: CleaningJob): Promise<CleanedFile> {
  return (await cleaningOf(job.contentType))(job);
}

/** The modules are loaded on demand: picture libraries take most of the memory. */
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

/** Calls have priority, and when memory runs out, the system ends this process instead of the service. */
function stepBack(): void {
  setPriority(5);
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000');
  } catch {
    // Only Linux has this file.
  }
}

stepBack();
// The signals of a terminal reach the whole process group; this process ends with the service, after its last file.
process.on('SIGINT', () => undefined);
process.on('SIGTERM', () => undefined);
process.on('disconnect', () => process.exit(0));
process.on('message', (job: CleaningJob) => {
  void resultOf(job).then((result) => process.send?.(result));
});
process.send?.('ready');
// The first file waits for the import, or reports its error.
cleaningOf(process.argv[2]).catch(() => undefined);
