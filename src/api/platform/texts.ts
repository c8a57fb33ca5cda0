/** The specification's texts for people, each once. Web and server take them from here; a page carries only those of its feature. */
export * as messages from './texts/index.ts';
