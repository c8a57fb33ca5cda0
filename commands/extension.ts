import { packExtension } from './steps/extension.ts';

for (const file of await packExtension()) console.log(file);
