const domain = '@added.invalid';

/** The address of a person without an account, whom a company added: nobody can have it, and no mail goes to it. */
export function addedAddress(userId: string): string {
  return `${userId}${domain}`;
}

/** True for the address of a person without an account. */
export function isAddedAddress(address: string): boolean {
  return address.endsWith(domain);
}
