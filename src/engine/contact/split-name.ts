const longest = 200;

/**
 * A whole name as its first names and its last, each of at most 200 characters. The last word is the last name; particles before it ("van",
 * "de la") belong to it.
 */
export function splitName(name: string): { first_name: string; last_name: string } {
  const words = name.trim().split(/\s+/);
  let split = words.length - 1;
  while (
    split > 1 &&
    /^(van|von|der|den|de|da|di|del|la|le|dos|du|bin|al|ibn|ter|ten)$/i.test(words[split - 1] ?? '')
  )
    split--;
  if (words.length === 1) return { first_name: name.trim().slice(0, longest), last_name: '' };
  return {
    first_name: words.slice(0, split).join(' ').slice(0, longest),
    last_name: words.slice(split).join(' ').slice(0, longest),
  };
}
