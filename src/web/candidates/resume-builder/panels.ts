/** The panels that are loaded when they are first opened, as one file. */
export { JobPanel } from './job-panel.tsx';
export { ReadsPanel } from './reads-panel.tsx';
export { VersionsPanel } from './versions-panel.tsx';
