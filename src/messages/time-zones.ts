/** What browsers still call by names that the places gave up, by those names. */
const renamed: Readonly<Record<string, string>> = {
  'America/Godthab': 'America/Nuuk',
  'Asia/Calcutta': 'Asia/Kolkata',
  'Asia/Dacca': 'Asia/Dhaka',
  'Asia/Katmandu': 'Asia/Kathmandu',
  'Asia/Rangoon': 'Asia/Yangon',
  'Asia/Saigon': 'Asia/Ho_Chi_Minh',
  'Europe/Kiev': 'Europe/Kyiv',
};

/** A time zone (IANA) for people, by the name of today: "America/New York", "Asia/Kolkata". */
export function zoneName(zone: string): string {
  return (renamed[zone] ?? zone).replaceAll('_', ' ');
}
