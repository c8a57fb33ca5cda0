import { messageText } from '../platform/message-text.ts';

/** The source of those whom a company added itself. */
export const addedSource = 'added';

const names: Readonly<Record<string, string>> = {
  direct: messageText('applications.sourceDirect'),
  email: messageText('applications.sourceEmail'),
  feed: messageText('applications.sourceFeed'),
  [addedSource]: messageText('applications.sourceAdded'),
  imported: messageText('applications.sourceImported'),
  linkedin: 'LinkedIn',
  github: 'GitHub',
  xing: 'XING',
};

/** Whether somebody was sent by an agency or an employee; their name stands after a colon, which no link can say. */
export function isReferral(source: string): boolean {
  return referral.test(source);
}

const referral = /^(agency|employee):(.+)$/;

/** Where an application came from, as `said` says it: `job-fair` is “Job fair”; without a source in the link it is “Direct”. */
export function sourceName(source: string): string {
  const [, kind, name] = referral.exec(source) ?? [];
  if (kind && name) {
    return kind === 'agency'
      ? messageText('applications.sourceAgency', { name })
      : messageText('applications.sourceEmployee', { name });
  }
  const known = Object.hasOwn(names, source) ? names[source] : undefined;
  const words = source.replaceAll(/[-_]+/g, ' ').trim();
  return known ?? `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** The sources that have a name of their own. */
export const namedSources = Object.keys(names);
