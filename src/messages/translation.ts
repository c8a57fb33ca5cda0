/** The same messages in another language; the check of types names those that are missing, or that English has no more. */
export type Translation<English> = Record<keyof English, string>;
