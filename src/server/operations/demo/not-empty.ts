/** The data folder is in use already; the demo never mixes with real data. */
export class NotEmpty extends Error {}
