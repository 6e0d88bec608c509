/** The rows of a batch are not as they were when its file was planned. */
export class ChangedMeanwhile extends Error {}
