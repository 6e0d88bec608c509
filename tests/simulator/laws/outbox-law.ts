import type { OutboxRow } from '../../../libs/messaging/src/outbox/outbox.schema.js';
import type { Course } from '../course/course.js';
import type { MemoryServer, Written } from '../memory/memory-server.js';

const leaseMs = 8_000;

/** Watches the outbox at every write: a row belongs to one claim at a time, and what is published is never due again. */
export function watchOutbox(course: Course, service: string, server: MemoryServer): void {
  server.onWritten = ({ collection, before, after }: Written) => {
    if (collection !== 'OutboxRow' || !before || !after) return;
    const [was, is] = [before, after] as unknown as [OutboxRow, OutboxRow];
    if (was.publishedAt && is.availableAt) {
      course.breaks(`the row ${is._id} of ${service}'s outbox is published and due again`);
    }
    const isTakenOver = was.claimedBy !== undefined && is.claimedBy !== undefined && was.claimedBy !== is.claimedBy;
    if (!isTakenOver || !was.availableAt || !is.availableAt) return;
    const claimedAt = is.availableAt.getTime() - leaseMs;
    if (was.availableAt.getTime() > claimedAt) {
      course.breaks(`the row ${is._id} of ${service}'s outbox was claimed while another claim held it`);
    }
  };
}
