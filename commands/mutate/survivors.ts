/** A change that no test notices, and why none has to: named by its file, what stands there and what would stand instead. */
export type Survivor = { file: string; change: string; why: string };

/** The survivors that are accepted. A run says when one is killed by now, or stands nowhere any more. */
export const survivors: Survivor[] = [];
