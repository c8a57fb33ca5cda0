/**
 * Words that mail programs make no link of, and that read as they did: something that shows nowhere stands before the dots, the @ and the
 * :// of addresses. For what a sender wrote in mails to people who did not write to them.
 */
export function withoutLinks(words: string): string {
  return words.replace(/(?<=[\p{L}\p{N}])(?:[.@](?=[\p{L}\p{N}]*\p{L})|:(?=\/\/))/gu, '\u200c$&');
}
